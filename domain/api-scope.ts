import type { Enums } from './database.types.ts';
import { apiScopes } from './enums.ts';

export type ApiScope = Enums<'api_scope'>;

export const apiNouns = [
  'jobs',
  'applications',
  'people',
  'files',
  'clients',
  'interviews',
  'mail',
  'invoices',
] as const;

export type ApiNoun = (typeof apiNouns)[number];

/** The scopes of a noun; reading comes first, and writing includes it. */
export const scopesOf = (noun: ApiNoun): ApiScope[] =>
  apiScopes.filter((scope) => scope.startsWith(`${noun}:`));
