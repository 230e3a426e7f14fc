/** One request as data, so that a failure can be printed and made smaller. */
export type Call = {
  as: Actor;
  method: string;
  path: string;
  headers?: readonly Header[];
  body?: string | Uint8Array;
  /** Sends the request a second time concurrently. */
  twice?: boolean;
};

export type Header = readonly [name: string, value: string];

/**
 * The callers. Ada and Bo are visitors with an account, `link` has only the link to Ada's private
 * page, the others are staff or the service key.
 */
const actors = [
  'anon',
  'ada',
  'bo',
  'link',
  'pending',
  'editor',
  'recruiter',
  'admin',
  'service',
] as const;

export type Actor = (typeof actors)[number];

/** Words that occur only in the data of one person. */
export const markers = { ada: 'ZZADAZZ', bo: 'ZZBOZZ', nobody: 'ZZHIDDENZZ' } as const;

const ownMarkers: Partial<Record<Actor, readonly string[]>> = {
  ada: [markers.ada],
  link: [markers.ada],
  bo: [markers.bo],
  recruiter: Object.values(markers),
  admin: Object.values(markers),
  service: Object.values(markers),
};

/** Markers that a response to this actor must not contain. */
export function forbiddenTo(actor: Actor): string[] {
  const mine = ownMarkers[actor] ?? [];
  return [...Object.values(markers).filter((marker) => !mine.includes(marker)), ...ofTheMachine];
}

/** Lines of files that are next to the served ones. */
const ofTheMachine = ['root:x:0:0', '"license": "UNLICENSED"'];
