// Conditional requests: If-None-Match, If-Modified-Since and If-Range.

type Headers = (name: string) => string | undefined;
type Current = { etag: string; modifiedAt: Date };

export function isUnchanged(header: Headers, { etag, modifiedAt }: Current): boolean {
  const knownEtags = header('if-none-match');
  if (knownEtags !== undefined) {
    return knownEtags.split(',').some((tag) => tag.trim() === '*' || strong(tag) === strong(etag));
  }
  const since = header('if-modified-since');
  return since !== undefined && toSecond(modifiedAt.getTime()) <= Date.parse(since);
}

/** True if a range may be sent: the parts that the client has must be of the same version of the file. */
export function mayUseRange(header: Headers, { etag, modifiedAt }: Current): boolean {
  const ifRange = header('if-range');
  if (ifRange === undefined) return true;
  return ifRange.includes('"')
    ? ifRange.trim() === etag
    : toSecond(modifiedAt.getTime()) === Date.parse(ifRange);
}

const strong = (etag: string) => etag.trim().replace(/^W\//, '');
const toSecond = (ms: number) => ms - (ms % 1000);
