import { z } from 'zod';
import * as field from '../forms/form-field.ts';

/** Length of the contact's message and of the agency's reason; the table has the same limit. */
export const maxPauseTextLength = 2000;

const days = { starts_on: field.requiredDate, ends_on: field.requiredDate };

/** The form of a contact in the portal. */
const pauseForm = z.object({ ...days, message: field.text(maxPauseTextLength) });

/** A contact asks for a pause of the plan, or withdraws a request that has not been answered. */
export const pauseRequestCall = z.discriminatedUnion('action', [
  pauseForm
    .extend({ action: z.literal('ask'), client_id: field.uuid })
    .refine(({ starts_on, ends_on }) => ends_on >= starts_on, {
      path: ['ends_on'],
      message: 'date_invalid',
    }),
  z.object({ action: z.literal('withdraw'), request_id: field.uuid }),
]);

export type PauseRequestCall = z.input<typeof pauseRequestCall>;

const declineForm = z.object({ reason: field.requiredText(maxPauseTextLength) });

/** The agency answers a request. */
export const pauseDecision = z.discriminatedUnion('decision', [
  z.object({ decision: z.literal('approve'), request_id: field.uuid }),
  declineForm.extend({ decision: z.literal('decline'), request_id: field.uuid }),
]);

export type PauseDecision = z.input<typeof pauseDecision>;
