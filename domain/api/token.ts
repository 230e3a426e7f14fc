import { z } from 'zod';
import * as field from '../forms/form-field.ts';
import { apiScopes } from './scope.ts';

/** Secrets are recognised by it, also by scanners of source code. */
export const apiTokenPrefix = 'alp_';
export const maxApiTokenNameLength = 80;

/** Days until a token expires. The database allows no more than the last. */
export const apiTokenDays = [30, 90, 180, 365] as const;
export const defaultApiTokenDays = 90;

/** Limits of one token: the size of a burst, and calls per second in the long run. */
export const apiTokenCalls = { burst: 300, perSecond: 10 };

export const newApiToken = z.object({
  name: field.requiredLine(maxApiTokenNameLength),
  scopes: z.array(z.enum(apiScopes, 'choice_invalid')).min(1, 'required').max(apiScopes.length),
  days: z.literal(apiTokenDays, 'choice_invalid'),
});
