import type { Enums } from '../database.types.ts';
import { listValues } from '../enums.ts';

export type ApiScope = Enums<'api_scope'>;

// These lists are not in enums.ts, because every page of the site loads that file.
export const apiScopes = listValues<'api_scope'>({
  'jobs:read': true,
  'jobs:write': true,
  'applications:read': true,
  'applications:write': true,
  'people:read': true,
  'people:write': true,
  'files:read': true,
  'clients:read': true,
  'clients:write': true,
  'interviews:read': true,
  'interviews:write': true,
  'mail:read': true,
  'mail:write': true,
  'invoices:read': true,
  'invoices:write': true,
});

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
