const maxSafeNameLength = 40;
const maxWords = 4;
/** Characters that names do not contain: those of URLs, e-mail addresses, telephone numbers and markup, and invisible ones. */
const suspicious = /[/\\@<>{}[\]|=#%*":;\p{N}\p{Cc}\p{Cf}]|www/iu;
/** A character that looks like the dot of a domain, followed by a letter. */
const innerDot = /[.。·•‧∙⋅・۔܁܂ꓸ]\p{L}/u;
/** Initials are the only names with a dot inside: J.R. Ek. */
const initials = /(?<!\p{L})\p{L}\.(?=\p{L}\.)/gu;

/**
 * Returns the name with single spaces, or an empty string if it does not look like a name. Anyone can send a form with
 * the e-mail address of another person, and must not be able to send that person a message in the place of the name.
 */
export function safeName(name: unknown): string {
  if (typeof name !== 'string') return '';
  const tidy = name.replace(/\s+/g, ' ').trim();
  // Normalised, so that full-width dots, digits and letters are found as well.
  const plain = tidy.normalize('NFKC');
  const isLong = plain.length > maxSafeNameLength || plain.split(' ').length > maxWords;
  return isLong || suspicious.test(plain) || innerDot.test(plain.replace(initials, '')) ? '' : tidy;
}
