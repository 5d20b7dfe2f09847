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
    <svg className={styles.root} viewBox="22 18 556 440" role="img" aria-label={title}>
      <rect x="24" y="20" width="552" height="436" rx="16" className={styles.window} />
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
      <Panel x={0} y={0} width={width} height={84} />
      <rect x="6" y="8" width={width - 12} height="36" rx="6" className={styles.chosen} />
      <path d={`M16 64H${width * 0.6}`} className={styles.words} />
      {!last && <path d={`M${width - 20} 21L${width - 15} 26 ${width - 20} 31`} className={styles.sign} />}
      <Label x={32} y={27}>
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

/** Each click, on the left edge of what it is for, before its label; and where the way to it bends, past the labels. */
const clicks = [
  [56, 76, 0, 0], [56, 126, 40, 100], [188, 138, 122, 84], [362, 150, 275, 94],
  [56, 285, 330, 216], [216, 285, 136, 236], [56, 335, 130, 300], [206, 408, 70, 390],
  [326, 275, 296, 390], [452, 275, 389, 226], [326, 317, 400, 296], [452, 317, 389, 270],
  [330, 357, 400, 338], [452, 357, 391, 312], [420, 409, 440, 390], [543, 182, 438, 300],
] as const; // prettier-ignore

const trail = clicks
  .slice(1)
  .map(([x, y, bendX, bendY]) => `Q${bendX} ${bendY} ${x} ${y}`)
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
      <rect x="52" y="58" width="104" height="36" rx="6" className={styles.chosen} />
      <path d="M182 76H228M254 76H316M342 76H388M414 76H466" className={styles.words} />
      <Label x={78} y={77}>
        {labels.file}
      </Label>
      <Menu x={46} y={100} width={124} label={labels.create} />
      <Menu x={178} y={112} width={166} label={labels.kind} />
      <Menu x={352} y={124} width={158} label={labels.invoice} last />
      <Panel x={520} y={112} width={46} height={92} />
      <path d="M543 126V146M543 155h0" className={styles.sign} />

      <Dialog x={36} y={226} width={250} height={216} title={labels.account}>
        <path d="M56 268H206V302H56ZM216 268H274V302H216ZM206 388H274V428H206Z" className={styles.field} />
        <path
          d="M241 283a8 8 0 1 1 16 0a8 8 0 1 1-16 0M255 289L261 295M236 408L242 414 252 402"
          className={styles.sign}
        />
        <rect x="52" y="316" width="224" height="38" rx="6" className={styles.chosen} />
        <path d="M60 374H160" className={styles.words} />
        <Label x={78} y={336}>
          {customer}
        </Label>
      </Dialog>
      <Dialog x={304} y={218} width={262} height={224} title={labels.invoice}>
        <path
          d="M326 258H432V292H326ZM452 258H554V292H452ZM326 300H432V334H326ZM452 300H554V334H452ZM350 346H372V368H350ZM474 346H496V368H474Z"
          className={styles.field}
        />
        <path
          d="M532 272L538 278 544 272M532 314L538 320 544 314M355 357L360 362 368 351M352 310H374V326H352ZM352 315H374M358 307V312M368 307V312"
          className={styles.sign}
        />
        <path d="M384 357H426M508 357H546M476 275H514M476 317H506M390 317H414M330 409H396" className={styles.words} />
        <rect x="416" y="388" width="138" height="42" rx="6" className={styles.save} />
      </Dialog>

      <path d={`M56 76${trail}`} className={styles.trail} />
      <Label x={350} y={276}>
        {amount}
      </Label>
      <text x="446" y="410" className={styles.label} data-tone="save">
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
      <rect x="46" y="76" width="508" height="62" rx="14" className={styles.line} />
      <path d="M70 98L79 107 70 116" className={styles.prompt} />
      <text x="98" y="108" className={styles.label} data-size="typed">
        {typed}
      </text>
      <rect x="498" y="87" width="46" height="40" rx="9" className={styles.key} />
      <path d="M530 99V108H514M519 103L514 108 519 113" className={styles.enter} />
      <path d="M300 152V176M292 169L300 177 308 169" className={styles.prompt} />

      <Panel x={118} y={194} width={364} height={238} />
      <path d="M118 248V202a8 8 0 0 1 8-8h348a8 8 0 0 1 8 8v46z" className={styles.key} />
      <text x="146" y="222" className={styles.label} data-tone="save">
        {invoice.name}
      </text>
      <path d="M446 214L453 221.5 446 229" className={styles.enter} />
      <path d="M146 304H454" className={styles.rule} />
      <text x="146" y="279" className={styles.label} data-tone="quiet">
        {invoice.to}
      </text>
      <text x="454" y="279" className={styles.label} data-at="end">
        {invoice.customer}
      </text>
      <text x="146" y="349" className={styles.label} data-size="typed">
        {invoice.total}
      </text>
      <text x="146" y="398" className={styles.label} data-tone="quiet">
        {invoice.state}
      </text>
    </Window>
  );
}
