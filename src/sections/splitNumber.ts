/** 'About us 2' → ['About us', '2']; a label without a number has no second part. */
export const splitNumber = (label: string): readonly string[] => /^(.+) (\d)$/.exec(label)?.slice(1) ?? [label];
