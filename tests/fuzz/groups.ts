import { auth } from './groups/auth.ts';
import { bytes } from './groups/bytes.ts';
import { functions } from './groups/functions.ts';
import { identities } from './groups/identities.ts';
import { pages } from './groups/pages.ts';
import { pictures } from './groups/pictures.ts';
import { realtime } from './groups/realtime.ts';
import { rest } from './groups/rest.ts';
import { storage } from './groups/storage.ts';

/** Functions come late, because staff can end sessions and erase people that other groups act as. */
export const groups = [
  ...[...auth, ...identities, ...rest, ...pictures, ...storage],
  ...[...realtime, ...pages, ...functions, ...bytes],
];

/** The seed is the same on every machine, unless another one is given. */
export const seed = Number(process.env.FUZZ_SEED ?? 20_261_115);
