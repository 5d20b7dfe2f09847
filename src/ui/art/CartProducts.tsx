export interface CartSlot {
  /** Its centre. */
  x: number;
  y: number;
  size: number;
  /** Degrees. */
  turn: number;
}

interface CartProductsProps {
  /** The first is in front of the others. */
  slots: readonly CartSlot[];
  /** Addresses of square pictures. */
  goods: readonly string[];
}

/** Pictures of products, each in its slot of a drawn cart. */
export const CartProducts = ({ slots, goods }: CartProductsProps) =>
  slots
    .slice(0, goods.length)
    .map(({ x, y, size, turn }, index) => (
      <image
        key={index}
        href={goods[index]}
        x={x - size / 2}
        y={y - size / 2}
        width={size}
        height={size}
        transform={`rotate(${turn} ${x} ${y})`}
      />
    ))
    .reverse();
