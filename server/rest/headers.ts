const name = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const value = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Headers that SQL sets are checked here: what cannot be sent would break the answer itself. */
export function isSendable([header, text]: [string, unknown]): boolean {
  return name.test(header) && typeof text === 'string' && value.test(text);
}

/** Statuses whose answers have no body. */
export const bodiless = new Set([204, 205, 304]);
