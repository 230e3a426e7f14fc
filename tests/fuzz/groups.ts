import { auth } from './groups/auth.ts';
import { bytes } from './groups/bytes.ts';
import { functions } from './groups/functions.ts';
import { pages } from './groups/pages.ts';
import { realtime } from './groups/realtime.ts';
import { rest } from './groups/rest.ts';
import { storage } from './groups/storage.ts';

export const groups = [...auth, ...rest, ...storage, ...functions, ...realtime, ...pages, ...bytes];

/** The seed is the same on every machine, unless another one is given. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_115);
