interface ShadeProps {
  id: string;
}

/** Filter for the drop shadow of a floating part: `filter="url(#id)"` on its background, never on its text. */
export function Shade({ id }: ShadeProps) {
  return (
    <filter id={id} x="-20%" y="-40%" width="140%" height="220%">
      <feDropShadow dx="0" dy="14" stdDeviation="14" floodColor="var(--foot-bg)" floodOpacity=".2" />
    </filter>
  );
}
