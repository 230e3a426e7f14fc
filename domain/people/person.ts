import { z } from 'zod';
import { applicationTexts } from '../applications/application.ts';
import { availabilities, currencies } from '../enums.ts';
import * as field from '../forms/form-field.ts';
import { languages } from '../language.ts';
import { candidateProfile } from './candidate.ts';
import { freelancerProfile } from './freelancer.ts';
import { subscriptions } from './newsletter.ts';
import { headline, personFields } from './person-fields.ts';

const maxWithdrawalReasonLength = 1000;

const token = z.string('link_invalid').regex(/^[\w-]{43}$/, 'invalid');

const { email: _, ...correctable } = personFields;
const details = { ...correctable, headline };

/** The details that people may correct themselves. A new e-mail address has to be confirmed. */
const personCorrection = z.object({
  ...details,
  first_name: details.first_name.optional(),
  last_name: details.last_name.optional(),
  language: z.enum(languages, 'choice_invalid').optional(),
});

/** The freelancer profile without the default currency: a correction leaves fields that are not sent as they are. */
const ownFreelancer = freelancerProfile.extend({ currency: z.enum(currencies, 'choice_invalid') });

/** A period of a freelancer's calendar; open-ended without `to`. */
const ownPeriod = z
  .object({
    from: field.requiredDate,
    to: field.date,
    availability: z.enum(availabilities, 'choice_invalid'),
  })
  .refine(({ from, to }) => !to || from <= to, { path: ['to'], message: 'date_invalid' });

/** The profiles that a person can pause, resume and leave. */
export const ownRoles = ['candidate', 'freelancer'] as const;

export type OwnRoleName = (typeof ownRoles)[number];

export type OwnPeriod = z.output<typeof ownPeriod>;

/** The forms of the person's own page as they are filled in, by the part that they change. */
export const ownForms = {
  person: z.object({ ...details, new_email: field.email }),
  candidate: candidateProfile,
  freelancer: ownFreelancer,
  availability: ownPeriod,
  application: applicationTexts,
  link: z.object({ email: field.email }),
};

/** Calls that the link to the person's own page allows. */
export const personCall = z.discriminatedUnion('action', [
  z.object({ action: z.literal('show'), token }),
  z.object({
    action: z.literal('correct'),
    token,
    person: personCorrection.optional(),
    candidate: candidateProfile.partial().optional(),
    freelancer: ownFreelancer.partial().optional(),
    availability: ownPeriod.optional(),
    /** New texts of an application that is still open. */
    application: ownForms.application.extend({ id: field.uuid }).optional(),
    new_email: field.optional(field.email),
  }),
  z.object({
    action: z.literal('withdraw'),
    token,
    application_id: field.uuid,
    reason: field.text(maxWithdrawalReasonLength),
  }),
  /** Books an interview at one of the offered times, or moves it there. */
  z.object({
    action: z.literal('book_interview'),
    token,
    interview_id: field.uuid,
    starts_at: z.iso.datetime({ offset: true, error: 'required' }),
  }),
  /** Cancels the interview that the person saw: its time is part of the request. */
  z.object({
    action: z.literal('cancel_interview'),
    token,
    interview_id: field.uuid,
    starts_at: z.iso.datetime({ offset: true, error: 'required' }),
  }),
  z.object({ action: z.literal('pause'), token, role: z.enum(ownRoles) }),
  z.object({ action: z.literal('resume'), token, role: z.enum(ownRoles) }),
  z.object({ action: z.literal('leave'), token, role: z.enum(ownRoles) }),
  z.object({ action: z.literal('renew'), token }),
  z.object({ action: z.literal('export'), token }),
  z.object({ action: z.literal('erase'), token, confirm: z.literal(true, 'required') }),
  z.object({
    action: z.literal('unsubscribe'),
    token,
    from: z.enum(subscriptions).catch('alerts').default('alerts'),
  }),
  /** Mails a new link to the address on file, in place of an expired one. */
  z.object({ action: z.literal('resend_link'), token }),
  /** Mails a new link to a person who has lost theirs. */
  z.object({ action: z.literal('send_link'), email: field.email, language: field.language }),
]);

export type PersonCall = z.output<typeof personCall>;
