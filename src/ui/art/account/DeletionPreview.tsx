import { BlankCard, BlankField, BlankText, Preview } from './Blank';

/** What goes and what stays, as two lists, and the file with the copy. */
export const DeletionPreview = () => (
  <Preview>
    {[0, 410].map((x) => (
      <g key={x}>
        <BlankCard x={x} y={0} width={390} height={196} />
        <BlankText x={x + 28} y={30} width={140} height={14} tone="var(--ink)" />
        {[0, 1, 2, 3].map((row) => (
          <g key={row}>
            <path
              d={x === 0 ? `M${x + 32} ${66 + row * 30}l10 10m0-10l-10 10` : `M${x + 30} ${72 + row * 30}l5 5 10-11`}
              fill="none"
              stroke={x === 0 ? 'var(--danger)' : 'var(--link)'}
              strokeWidth="3.5"
              strokeLinecap="round"
            />
            <BlankText x={x + 62} y={67 + row * 30} width={240 - ((row * 53) % 90)} />
          </g>
        ))}
      </g>
    ))}
    <BlankCard x={0} y={216} width={800} height={140} />
    <path
      d="M36 244h30l14 14v42h-44z"
      fill="var(--surface-2)"
      stroke="var(--border-strong)"
      strokeWidth="2.5"
      strokeLinejoin="round"
    />
    <path d="M58 264v20m-9-8l9 9 9-9" fill="none" stroke="var(--link)" strokeWidth="3" strokeLinecap="round" />
    <BlankText x={112} y={252} width={150} height={13} tone="var(--ink)" />
    <BlankText x={112} y={276} width={230} />
    <BlankField x={470} y={238} width={300} />
  </Preview>
);
