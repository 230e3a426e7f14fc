/** A small generator (mulberry32), so that a drawing is the same on the server and in the browser. */
export function numbersFrom(seed: string): () => number {
  let state = 0;
  for (const character of seed) state = (state * 31 + (character.codePointAt(0) ?? 0)) | 0;
  return () => {
    state = (state + 0x6d2b79f5) | 0;
    let mixed = Math.imul(state ^ (state >>> 15), 1 | state);
    mixed = (mixed + Math.imul(mixed ^ (mixed >>> 7), 61 | mixed)) ^ mixed;
    return ((mixed ^ (mixed >>> 14)) >>> 0) / 4_294_967_296;
  };
}
