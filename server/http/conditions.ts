// Whether the caller already has what it asks for.

type Headers = (name: string) => string | undefined;
type Current = { etag: string; modifiedAt: Date };

export function isUnchanged(header: Headers, { etag, modifiedAt }: Current): boolean {
  const known = header('if-none-match');
  if (known !== undefined) {
    return known.split(',').some((one) => one.trim() === '*' || strong(one) === strong(etag));
  }
  const since = header('if-modified-since');
  return since !== undefined && toSecond(modifiedAt.getTime()) <= Date.parse(since);
}

/** A part is only good beside the parts the caller has of the very same file. */
export function mayTakePart(header: Headers, { etag, modifiedAt }: Current): boolean {
  const expected = header('if-range');
  if (expected === undefined) return true;
  return expected.includes('"')
    ? expected.trim() === etag
    : toSecond(modifiedAt.getTime()) === Date.parse(expected);
}

const strong = (etag: string) => etag.trim().replace(/^W\//, '');
const toSecond = (ms: number) => ms - (ms % 1000);
