import { z } from 'zod';
import * as field from './form-field.ts';
import { languages } from './language.ts';

/** How long a mail waits in case it is called back. */
export const undoSeconds = 10;

/** The template that says nothing by itself. */
export const isBlankTemplate = (template: string) => template === 'application_message';

const templateKey = z.string().regex(/^[a-z][a-z0-9_]{1,59}$/, 'invalid');

/** A mail that staff send by hand, from a template. */
export const staffMail = z
  .object({
    template: templateKey,
    application_id: field.uuid.optional(),
    person_id: field.uuid.optional(),
    /** For the mail that brings a client the shortlist. */
    review_link_id: field.uuid.optional(),
    job_id: field.uuid.optional(),
    message: field.text(5000),
    language: z.enum(languages, 'choice_invalid').optional(),
    /** Words of one's own in place of the template's. */
    subject: field.text(200),
    text: field.text(20_000),
    send_after: field.optional(z.iso.datetime({ offset: true, error: 'date_invalid' })),
    /** To the sender's own address, with the template's examples. */
    test: z.boolean().default(false),
  })
  .refine((mail) => mail.test || mail.application_id || mail.person_id || mail.review_link_id, {
    path: ['application_id'],
    error: 'required',
  });

export type StaffMail = z.output<typeof staffMail>;

/** A template as it is being written, shown with its examples or, for an application, as it will be sent. */
export const mailPreview = z.object({
  template: templateKey,
  language: z.enum(languages, 'choice_invalid'),
  subject: z.string().max(200, 'too_long').optional(),
  body: z.string().max(20_000, 'too_long').optional(),
  application_id: field.uuid.optional(),
  /** The job that the application is about to be moved to. */
  job_id: field.uuid.optional(),
  message: field.text(5000),
});

export type MailPreview = z.output<typeof mailPreview>;

const inBoth = (most: number) => {
  const text = z.string().max(most, 'too_long');
  return z.object({ en: text, sv: text });
};

/** The texts of a template, on top of the version that was seen. */
export const savedTemplate = z.object({
  template: templateKey,
  version: z.int(),
  subject: inBoth(200),
  body: inBoth(20_000),
});
