const longest = 40;
const mostWords = 4;
/** Characters that no name has: of a URL, a mailbox, a telephone number or markup, and those that are not seen. */
const suspicious = /[/\\@<>{}[\]|=#%*":;\p{N}\p{Cc}\p{Cf}]|www/iu;
/** What a mail program or a reader may take for the dot of a domain, with a letter behind it. */
const innerDot = /[.。·•‧∙⋅・۔܁܂ꓸ]\p{L}/u;
/** Initials are the only names with a dot inside: J.R. Ek. */
const initials = /(?<!\p{L})\p{L}\.(?=\p{L}\.)/gu;

/**
 * A name as it was typed, if it can be nothing but a name. Anyone can type anything into a form together with
 * somebody else's address, and must not be able to write to them in our name.
 */
export function safeName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const tidy = name.replace(/\s+/g, ' ').trim();
  // One form of each character: there are dots, digits and letters of full width.
  const plain = tidy.normalize('NFKC');
  const isLong = plain.length > longest || plain.split(' ').length > mostWords;
  return isLong || suspicious.test(plain) || innerDot.test(plain.replace(initials, '')) ? '' : tidy;
}
