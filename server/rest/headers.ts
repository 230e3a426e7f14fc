const name = /^[!#$%&'*+.^_`|~0-9A-Za-z-]+$/;
const value = /^[\t\x20-\x7e\x80-\xff]*$/;

/** Checks a header that SQL has set, because an invalid one would break the response. */
export function isSendable([header, text]: [string, unknown]): boolean {
  return name.test(header) && typeof text === 'string' && value.test(text);
}

/** Statuses whose responses have no body. */
export const bodiless = new Set([204, 205, 304]);
