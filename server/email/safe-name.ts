const maxLength = 40;
const maxWords = 4;
/** Characters that no name has: those of a URL, an e-mail address, a telephone number or markup, and invisible ones. */
const suspicious = /[/\\@<>{}[\]|=#%*":;\p{N}\p{Cc}\p{Cf}]|www/iu;
/** Characters that a mail program or a reader may take for the dot of a domain, with a letter behind it. */
const innerDot = /[.。·•‧∙⋅・۔܁܂ꓸ]\p{L}/u;
/** Initials are the only names with a dot inside: J.R. Ek. */
const initials = /(?<!\p{L})\p{L}\.(?=\p{L}\.)/gu;

/**
 * Returns a typed name if it looks like a name and nothing else. Anyone can send a form with another person's address,
 * and must not be able to send that person a message in our name.
 */
export function safeName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const tidy = name.replace(/\s+/g, ' ').trim();
  // Normalise: there are full-width dots, digits and letters.
  const plain = tidy.normalize('NFKC');
  const isLong = plain.length > maxLength || plain.split(' ').length > maxWords;
  return isLong || suspicious.test(plain) || innerDot.test(plain.replace(initials, '')) ? '' : tidy;
}
