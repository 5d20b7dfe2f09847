import type { ReactNode } from 'react';

interface BoxProps {
  x: number;
  y: number;
  width: number;
  height: number;
}

interface PreviewProps {
  /** The first 520 units are a page of their own on phones. */
  column?: boolean;
  children: ReactNode;
}

/** Parts of the account previews, 800 × 320: shapes without text. */
export function Preview({ column, children }: PreviewProps) {
  return (
    <svg
      viewBox="0 0 800 320"
      preserveAspectRatio="xMinYMin slice"
      data-column={column}
      aria-hidden="true"
      focusable="false"
    >
      {children}
    </svg>
  );
}

export const BlankCard = ({ x, y, width, height }: BoxProps) => (
  <rect
    x={x + 1}
    y={y + 1}
    width={width - 2}
    height={height}
    rx="22"
    fill="var(--card)"
    stroke="var(--border)"
    strokeWidth="2"
  />
);

/** A line of text. `tone`: colour; headings are `--ink`. */
export const BlankText = ({
  x,
  y,
  width,
  height = 9,
  tone = 'var(--border-strong)',
}: Omit<BoxProps, 'height'> & { height?: number; tone?: string }) => (
  <rect
    x={x}
    y={y}
    width={width}
    height={height}
    rx={height / 2}
    fill={tone}
    opacity={tone === 'var(--ink)' ? 0.75 : 0.55}
  />
);

/** A form field with its label. */
export const BlankField = ({
  x,
  y,
  width,
  height = 42,
  filled = 0,
}: Omit<BoxProps, 'height'> & { height?: number; filled?: number }) => (
  <>
    <BlankText x={x} y={y} width={72} height={8} />
    <rect
      x={x}
      y={y + 18}
      width={width}
      height={height}
      rx="10"
      fill="none"
      stroke="var(--border-strong)"
      strokeWidth="1.5"
    />
    {filled > 0 && <BlankText x={x + 16} y={y + 35} width={filled} tone="var(--ink)" />}
  </>
);
