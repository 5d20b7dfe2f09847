import type { ReactNode } from 'react';
import styles from './ClickTrail.module.scss';

interface WindowProps {
  /** What the drawing shows. */
  title: string;
  /** In the title bar. */
  program: string;
}

/** A program's window with its title bar. */
function Window({ title, program, children }: WindowProps & { children: ReactNode }) {
  return (
    <svg className={styles.root} viewBox="22 18 556 364" role="img" aria-label={title}>
      <rect x="24" y="20" width="552" height="360" rx="16" className={styles.window} />
      <path d="M24 50V36A16 16 0 0 1 40 20H560A16 16 0 0 1 576 36V50Z" className={styles.bar} />
      <path d="M46 35h0M62 35h0M78 35h0" className={styles.dots} />
      <text x="300" y="36" className={styles.label} data-at="middle">
        {program}
      </text>
      {children}
    </svg>
  );
}

interface PanelProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

const Panel = ({ x, y, width, height }: PanelProps) => (
  <>
    <rect x={x + 4} y={y + 5} width={width} height={height} rx="10" className={styles.shadow} />
    <rect x={x} y={y} width={width} height={height} rx="10" className={styles.panel} />
  </>
);

const Label = ({ x, y, children }: { x: number; y: number; children: string }) => (
  <text x={x} y={y} className={styles.label}>
    {children}
  </text>
);

/** An open menu with its first row chosen; the row leads to another menu unless it is the `last`. */
function Menu({ x, y, width, label, last }: Omit<PanelProps, 'height'> & { label: string; last?: boolean }) {
  return (
    <g transform={`translate(${x} ${y})`}>
      <Panel x={0} y={0} width={width} height={76} />
      <rect x="4" y="4" width={width - 8} height="32" rx="6" className={styles.chosen} />
      <path d={`M16 56H${width * 0.6}`} className={styles.words} />
      {!last && <path d={`M${width - 16} 15L${width - 11} 20 ${width - 16} 25`} className={styles.sign} />}
      <Label x={50} y={21}>
        {label}
      </Label>
    </g>
  );
}

/** A dialog with the same title bar as the window. */
function Dialog({ x, y, width, height, title, children }: PanelProps & { title: string; children: ReactNode }) {
  return (
    <>
      <g transform={`translate(${x} ${y})`}>
        <Panel x={0} y={0} width={width} height={height} />
        <path
          d={`M.5 28V10A9.5 9.5 0 0 1 10 .5H${width - 10}A9.5 9.5 0 0 1 ${width - 0.5} 10V28Z`}
          className={styles.bar}
        />
        <path d={`M${width - 23} 9l10 10m0-10l-10 10`} className={styles.sign} />
        <Label x={14} y={15}>
          {title}
        </Label>
      </g>
      {children}
    </>
  );
}

const clicks = [
  [50, 67], [60, 106], [196, 116], [364, 126], [62, 240], [266, 240], [62, 288], [232, 341],
  [334, 230], [534, 230], [404, 270], [486, 270], [334, 309], [534, 309], [436, 349], [542, 150],
] as const; // prettier-ignore

const trail = clicks
  .slice(1)
  .map(([x, y], index) => {
    const [a, b] = clicks[index] ?? clicks[0];
    const bend = index % 4 === 2 ? 30 : -26;
    return `Q${(a + x) / 2 + bend * 0.6} ${(b + y) / 2 + bend} ${x} ${y}`;
  })
  .join('');

interface MenuTrailProps extends WindowProps {
  labels: Record<'file' | 'create' | 'kind' | 'invoice' | 'account' | 'save', string>;
  customer: string;
  amount: string;
}

/** An invoice by mouse: sixteen clicks through three menus, a search, a form and a question. */
export function MenuTrail({ title, program, labels, customer, amount }: MenuTrailProps) {
  return (
    <Window title={title} program={program}>
      <rect x="32" y="54" width="124" height="28" rx="6" className={styles.chosen} />
      <path d="M182 67H228M254 67H316M342 67H388M414 67H466" className={styles.words} />
      <Label x={80} y={69}>
        {labels.file}
      </Label>
      <Menu x={38} y={86} width={138} label={labels.create} />
      <Menu x={172} y={96} width={174} label={labels.kind} />
      <Menu x={342} y={106} width={164} label={labels.invoice} last />
      <Panel x={516} y={98} width={50} height={76} />
      <path d="M541 108V118M541 124h0" className={styles.sign} />

      <Dialog x={36} y={194} width={258} height={174} title={labels.account}>
        <path d="M48 226H202V256H48ZM204 326H282V356H204Z" className={styles.field} />
        <path
          d="M216 239a8 8 0 1 1 16 0a8 8 0 1 1-16 0M230 245L236 251M260 341L265 346 274 336"
          className={styles.sign}
        />
        <rect x="42" y="272" width="246" height="32" rx="6" className={styles.chosen} />
        <path d="M54 318H150" className={styles.words} />
        <Label x={92} y={289}>
          {customer}
        </Label>
      </Dialog>
      <Dialog x={306} y={186} width={260} height={184} title={labels.invoice}>
        <path
          d="M318 216H440V244H318ZM452 216H554V244H452ZM318 256H432V284H318ZM456 256H554V284H456ZM364 298H386V320H364Z"
          className={styles.field}
        />
        <path
          d="M486 227L492 233 498 227M524 267L530 273 536 267M369 309L374 314 382 304M326 262H348V278H326ZM326 267H348M332 259V264M342 259V264"
          className={styles.sign}
        />
        <path d="M400 309H500M464 230H470M330 348H396" className={styles.words} />
        <rect x="412" y="334" width="144" height="30" rx="6" className={styles.save} />
      </Dialog>

      <path d={`M50 67${trail}`} className={styles.trail} />
      <Label x={364} y={231}>
        {amount}
      </Label>
      <text x="464" y="350" className={styles.label} data-tone="save">
        {labels.save}
      </text>
      {clicks.map(([x, y], index) => (
        <g key={index} transform={`translate(${x} ${y})`} className={styles.click}>
          <circle />
          <text>{index + 1}</text>
        </g>
      ))}
    </Window>
  );
}

interface TypedLineProps extends WindowProps {
  typed: string;
  /** The invoice that it makes: the same card as on the desk. */
  invoice: Record<'name' | 'to' | 'customer' | 'total' | 'state', string>;
}

/** An invoice by keyboard: a typed line, and what it writes. */
export function TypedLine({ title, program, typed, invoice }: TypedLineProps) {
  return (
    <Window title={title} program={program}>
      <rect x="46" y="66" width="508" height="56" rx="14" className={styles.line} />
      <path d="M70 85L79 94 70 103" className={styles.prompt} />
      <text x="98" y="95" className={styles.label} data-size="typed">
        {typed}
      </text>
      <rect x="498" y="76" width="46" height="36" rx="9" className={styles.key} />
      <path d="M530 86V95H514M519 90L514 95 519 100" className={styles.enter} />
      <path d="M300 132V150M292 143L300 151 308 143" className={styles.prompt} />

      <Panel x={138} y={162} width={324} height={202} />
      <text x="162" y="191" className={styles.label} data-tone="quiet">
        {invoice.name}
      </text>
      <path d="M428 183L434 190 428 197" className={styles.prompt} />
      <path d="M162 210H438M162 254H438" className={styles.rule} />
      <text x="162" y="233" className={styles.label} data-tone="quiet">
        {invoice.to}
      </text>
      <text x="438" y="233" className={styles.label} data-at="end">
        {invoice.customer}
      </text>
      <text x="162" y="294" className={styles.label} data-size="typed">
        {invoice.total}
      </text>
      <text x="162" y="336" className={styles.label} data-tone="quiet">
        {invoice.state}
      </text>
    </Window>
  );
}
