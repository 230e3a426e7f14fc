// Which URLs are taken from people, everywhere they can type one. Browsers read a backslash as a
// slash and drop control characters, so `/\evil.example` and `/<tab>/evil.example` name another
// site: such characters are refused rather than understood.

// biome-ignore lint/suspicious/noControlCharactersInRegex: these are the ones to refuse
const misread = /[\u0000-\u001f\u007f\\]/;
const origin = 'https://own.invalid';

/** A path of this site. */
export function isOwnPath(value: unknown): value is string {
  if (typeof value !== 'string' || !value.startsWith('/') || misread.test(value)) return false;
  // Not URL.parse: the browsers of visitors may be older than it.
  if (!URL.canParse(value, origin)) return false;
  const url = new URL(value, origin);
  // Dots may fall away and leave two slashes at the beginning.
  return url.origin === origin && !url.pathname.startsWith('//');
}

/** A page of any site, without a name that only looks like one (`https://known@other.example`). */
export function isWebUrl(value: unknown): value is string {
  if (typeof value !== 'string' || !/^https?:\/\//i.test(value) || misread.test(value))
    return false;
  if (!URL.canParse(value)) return false;
  const { username, password } = new URL(value);
  return username === '' && password === '';
}

/** What a link in a text may lead to: pages, parts of this one, mail and telephone. */
export function isSafeUrl(value: unknown): value is string {
  if (isOwnPath(value) || isWebUrl(value)) return true;
  return typeof value === 'string' && /^(mailto:|tel:|#)/i.test(value) && !misread.test(value);
}
