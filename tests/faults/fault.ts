import type { Load } from './load.ts';
import type { World } from './world.ts';

export type Stage = {
  world: World;
  load: Load;
  /** Lets the fault last for that long; in the short form for a part of it. */
  hold: (seconds: number) => Promise<void>;
  /** Asks as the load does: what is answered counts. */
  fetch: typeof globalThis.fetch;
};

export type Fault = {
  name: string;
  /** How it is made, in a sentence for the report. */
  how: string;
  /** What may be said meanwhile, besides what was asked for. */
  words: RegExp;
  /** Makes the fault, lets it last and ends it. */
  strike: (stage: Stage) => Promise<void>;
};

/** Nothing but answers. */
export const silence = /^$/;
export const away =
  /^(page 503|rest 50[34] (PGRST00[0-3]|53...)|(auth|storage|functions) 503 \w+)$/;
