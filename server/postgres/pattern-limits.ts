/** Maximum length of a pattern that clients send. */
export const maxPatternLength = 256;
const maxBounds = 5;
const maxBound = 100;

/** Options that let a bound be written in another way: `b` as `\{1,9\}`, and `x` with spaces before it. */
const otherSyntax = /\(\?[a-z]*[bx]/i;

/**
 * True for regular expressions that PostgreSQL may take seconds to compile: it copies the part that a bound such as
 * {0,40} repeats, so bounds on groups multiply.
 */
export function isSlowToCompile(pattern: string): boolean {
  // A value of the data API can be quoted, and then each of its characters can have a backslash.
  const plain = pattern.replaceAll('\\', '');
  if (plain.includes('){') || otherSyntax.test(plain)) return true;
  const bounds = [...plain.matchAll(/\{(\d*),?(\d*)\}/g)];
  return (
    bounds.length > maxBounds ||
    bounds.some(([, from, to]) => Number(from) > maxBound || Number(to) > maxBound)
  );
}

/** True also for back references, which PostgreSQL matches by trying all possibilities. */
export const isCostlyPattern = (pattern: string): boolean =>
  isSlowToCompile(pattern) || /\\[1-9]/.test(pattern);
