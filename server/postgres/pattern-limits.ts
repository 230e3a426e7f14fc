/** Maximum length of a pattern that clients send. */
export const maxPatternLength = 256;
const maxBounds = 5;
const maxBound = 100;

/**
 * True for regular expressions that PostgreSQL may take seconds to compile: it copies the part that a bound such as
 * {0,40} repeats, so bounds on groups multiply.
 */
export function isSlowToCompile(pattern: string): boolean {
  if (pattern.includes('){')) return true;
  const bounds = [...pattern.matchAll(/\{(\d*),?(\d*)\}/g)];
  return (
    bounds.length > maxBounds ||
    bounds.some(([, from, to]) => Number(from) > maxBound || Number(to) > maxBound)
  );
}

/** True also for back references, which PostgreSQL matches by trying all possibilities. */
export const isCostlyPattern = (pattern: string): boolean =>
  isSlowToCompile(pattern) || /\\[1-9]/.test(pattern);
