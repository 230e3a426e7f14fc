// Checks of URLs that people enter. Browsers read a backslash as a slash and drop control characters, so
// `/\evil.example` and `/<tab>/evil.example` lead to another site. URLs with such characters are rejected.

// Control characters above 0x7f are rejected too: PostgreSQL treats one of them, U+0085, as white space, which no URL in
// the database may contain.
const misread = /[\p{Cc}\\]/u;
const origin = 'https://own.invalid';

/** Checks for a path of this site. */
export function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/') || misread.test(value)) return false;
  // Older browsers do not support URL.parse.
  if (!URL.canParse(value, origin)) return false;
  const url = new URL(value, origin);
  // Removing dot segments may leave two slashes at the beginning.
  return url.origin === origin && !url.pathname.startsWith('//');
}

/** Checks for a page of any site, without further slashes, which browsers drop, and without credentials that look like a host (`https://known@other.example`). */
export function isWebUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\/[^/]/i.test(value) || misread.test(value))
    return false;
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** Checks the target of a link in a text: a page, a fragment, an e-mail address or a phone number. */
export function isSafeUrl(value: unknown): value is string {
  if (isOwnPath(value) || isWebUrl(value)) return true;
  return typeof value === 'string' && /^(mailto:|tel:|#)/i.test(value) && !misread.test(value);
}
