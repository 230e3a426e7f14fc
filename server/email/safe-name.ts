const longest = 60;
/** An address of a page or a mailbox, or characters that no name has. */
const suspicious =
  /[/\\@<>{}[\]|=#%*"\p{Cc}\u200e\u200f\u202a-\u202e\u2066-\u2069]|\p{Nd}{4}|https?:|www\.|\p{L}{2,}\.\p{L}{2,}/iu;

/**
 * A name as it was typed, if it can be nothing but a name. Anyone can type anything into a form together with
 * somebody else's address, and must not be able to write to them in our name.
 */
export function safeName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const tidy = name.replace(/\s+/g, ' ').trim();
  return tidy.length > longest || suspicious.test(tidy) ? '' : tidy;
}
