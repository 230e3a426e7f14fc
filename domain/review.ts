import { z } from 'zod';
import { reviewDecisions } from './enums.ts';
import * as field from './forms/form-field.ts';

const token = z.string('link_invalid').regex(/^[\w-]{20,100}$/, 'invalid');
const item = field.uuid;

/** Actions of a client on the page of a shortlist. */
export const reviewCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), token }),
  z.object({ action: z.literal('view'), token, item }),
  z.object({ action: z.literal('cv'), token, item }),
  z.object({ action: z.literal('comment'), token, item, comment: field.requiredText(4000) }),
  z.object({
    action: z.literal('decide'),
    token,
    item,
    decision: z.enum(reviewDecisions, 'choice_invalid'),
    comment: field.text(4000),
  }),
]);

export type ReviewCall = z.output<typeof reviewCall>;
