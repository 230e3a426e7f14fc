import { z } from 'zod';
import { availabilities, currencies } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { languages } from '../language.ts';
import { candidateProfile } from './candidate.ts';
import { freelancerProfile } from './freelancer.ts';

const token = z.string('link_invalid').regex(/^[\w-]{43}$/, 'invalid');

/** Fields that people may correct themselves. A new e-mail address is a request to staff. */
export const personCorrection = z.object({
  first_name: field.requiredName(100).optional(),
  last_name: field.requiredName(100).optional(),
  phone: field.phone,
  linkedin_url: field.linkedinUrl,
  location: field.line(120),
  headline: field.line(200),
  language: z.enum(languages, 'choice_invalid').optional(),
});

/** Without the default currency: it would overwrite a field that was not sent. */
const freelancerCorrection = freelancerProfile
  .extend({ currency: z.enum(currencies, 'choice_invalid') })
  .partial();

/** A period of a freelancer's calendar; open-ended without `to`. */
const ownPeriod = z
  .object({
    from: z.iso.date('date_invalid'),
    to: field.date,
    availability: z.enum(availabilities, 'choice_invalid'),
  })
  .refine(({ from, to }) => !to || from <= to, { path: ['to'], message: 'date_invalid' });

export type OwnPeriod = z.output<typeof ownPeriod>;

/** Actions on the private page of a person. */
export const personCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), token }),
  z.object({
    action: z.literal('correct'),
    token,
    person: personCorrection.optional(),
    candidate: candidateProfile.partial().optional(),
    freelancer: freelancerCorrection.optional(),
    availability: ownPeriod.optional(),
    /** A new cover letter for an application that is still open. */
    application: z.object({ id: field.uuid, cover_letter: field.text(8000) }).optional(),
    new_email: field.optional(field.email),
  }),
  z.object({
    action: z.literal('withdraw'),
    token,
    application_id: field.uuid,
    reason: field.text(1000),
  }),
  z.object({ action: z.literal('leave'), token, role: z.enum(['candidate', 'freelancer']) }),
  z.object({ action: z.literal('renew'), token }),
  z.object({ action: z.literal('export'), token }),
  z.object({ action: z.literal('erase'), token, confirm: z.literal(true, 'required') }),
  z.object({ action: z.literal('unsubscribe'), token }),
  /** Mails a new link to the address on file, in place of an expired one. */
  z.object({ action: z.literal('resend_link'), token }),
  /** Mails a new link to a person who has lost theirs. */
  z.object({ action: z.literal('send_link'), email: field.email, language: field.language }),
]);

export type PersonCall = z.output<typeof personCall>;
