/** A plant as paths: wood by stroke width, leaves and blossoms as dots. Its base is (0, 0); it grows upwards. */
interface Plant {
  wood: readonly { width: number; path: string }[];
  leaves: string;
  blossoms: string;
  /** Diameter of a leaf or blossom. */
  size: number;
}

const round = (value: number) => Math.round(value);

/**
 * Generates a plant: each branch forks in two at varying angles; deterministic per stage.
 * @param stage 0 (sprout) to 8 (large tree)
 */
export function growPlant(stage: number): Plant {
  const depth = Math.min(6, 2 + Math.floor(stage * 0.7));
  const length = 34 + stage * 9;
  const wood = Array.from({ length: depth }, () => '');
  let leaves = '';
  let blossoms = '';
  let count = stage;
  const branch = (x: number, y: number, angle: number, long: number, level: number) => {
    const [a, b] = [x + Math.cos(angle) * long, y - Math.sin(angle) * long];
    wood[level] = `${wood[level] ?? ''}M${round(x)} ${round(y)}L${round(a)} ${round(b)}`;
    count += 1;
    if (level >= depth - (stage > 2 ? 3 : 1)) {
      const dot = `M${round(a)} ${round(b)}h0`;
      if (stage > 3 && count % 3 !== 0) blossoms += dot;
      else leaves += dot;
    }
    if (level === depth - 1) return;
    const spread = 0.42 + 0.16 * Math.sin(count * 1.7);
    branch(a, b, angle + spread, long * (0.76 + 0.06 * Math.sin(count)), level + 1);
    branch(a, b, angle - spread * 0.9, long * (0.74 + 0.06 * Math.cos(count)), level + 1);
  };
  branch(0, 0, Math.PI / 2 + 0.06 * Math.sin(stage * 2), length, 0);
  const thick = 3 + stage * 1.9;
  return {
    wood: wood.map((path, level) => ({ path, width: round(Math.max(2, thick * 0.62 ** level)) })),
    leaves,
    blossoms,
    size: 17 + stage * 2.8,
  };
}
