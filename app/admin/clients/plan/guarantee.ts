type Guaranteed = {
  guarantee_ends_on: string | null;
  job: { hires: { left_on: string | null }[] } | null;
};

export type GuaranteeState = {
  /** The texts of the same names say what each means. */
  key: 'guarantee' | 'guaranteeOver' | 'guaranteeUsed' | 'guaranteeReplaced' | 'leftAfter';
  day: string;
};

/** The state of the guarantee of a signed project. A departure within it counts, even if somebody else was hired since. */
export function describeGuarantee(
  { guarantee_ends_on: end, job }: Guaranteed,
  today: string,
): GuaranteeState | undefined {
  if (!end) return undefined;
  const hires = job?.hires ?? [];
  const [firstLeft] = hires.flatMap(({ left_on: day }) => day ?? []).toSorted();
  if (!firstLeft) return { key: end < today ? 'guaranteeOver' : 'guarantee', day: end };
  if (firstLeft > end) return { key: 'leftAfter', day: firstLeft };
  const isReplaced = hires.some(({ left_on: day }) => day === null);
  return { key: isReplaced ? 'guaranteeReplaced' : 'guaranteeUsed', day: firstLeft };
}
