import { z } from 'zod';
import { uuid } from '../forms/form-field.ts';
import { maxDescriptionLength } from './invoice-line.ts';
import { month } from './month.ts';

export const invoiceCall = z.object({ invoice_id: uuid });

/** More than any month has: an invoice has a few lines for plans, and two at most for each project. */
const maxLinesSeen = 500;

/** Generates drafts for one client, or without a client for all clients of the caller. */
export const invoiceGeneration = z.object({ month, client_id: uuid.optional() });

export const invoiceSending = invoiceCall.extend({
  /** The total that the sender saw: a draft that has become outdated is not sent. */
  total_amount: z.int('number_invalid'),
  /** The lines that the sender saw, in their order. Without them, those of the stored draft count as seen. */
  lines: z
    .array(
      z.object({
        description: z.string('invalid').max(maxDescriptionLength, 'too_long'),
        amount: z.int('number_invalid'),
      }),
    )
    .max(maxLinesSeen, 'too_many')
    .optional(),
});

/** Shows the mail with an invoice, or enqueues it. */
export const invoiceMailing = invoiceCall.extend({
  action: z.enum(['preview', 'send'], 'choice_invalid'),
});

/** The day of the payment. Without a day, the payment is removed. */
export const invoicePayment = invoiceCall.extend({
  paid_on: z.iso.date('date_invalid').nullable(),
});

/** The plan of the next month may be invoiced in advance. */
export const monthsInAdvance = 1;
