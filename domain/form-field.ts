import { z } from 'zod';
import { languages } from './language.ts';
import { maxEmailLength } from './limits.ts';
import { isWebUrl } from './safe-url.ts';

// Fields that several forms share. They take what a form without scripts sends, texts only, as
// well as JSON. Messages are keys of `form-error.ts`.

const blank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

/** An empty field is no value. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());

export const requiredText = (most: number) =>
  z.string('required').trim().min(1, 'required').max(most, 'too_long');

const onOneLine = (value: string) =>
  value.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** What would break a heading or a list when it goes over several lines. */
export const requiredLine = (most: number) =>
  z
    .string('required')
    .transform(onOneLine)
    .pipe(z.string().min(1, 'required').max(most, 'too_long'));

export const line = (most: number) =>
  optional(z.string('invalid').transform(onOneLine).pipe(z.string().max(most, 'too_long')));

const address = /:\/\/|\bwww\./i;

/** Names go into mails to whatever address was typed, so they are no place for an advertisement. */
export const requiredName = (most: number) =>
  requiredLine(most).refine((value) => !address.test(value), 'invalid');

export const name = (most: number) =>
  line(most).refine((value) => !value || !address.test(value), 'invalid');

export const text = (most: number) => optional(z.string('invalid').trim().max(most, 'too_long'));

export const email = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(maxEmailLength, 'too_long')
  .toLowerCase()
  .pipe(z.email('email_invalid'));

/** With the country's number; one that starts with a single zero is Swedish. */
export const phone = optional(
  z
    .string('phone_invalid')
    .max(40, 'too_long')
    .transform((value) =>
      value
        .replace(/\(0\)/g, '')
        .replace(/[\s().\-/]/g, '')
        .replace(/^00/, '+')
        .replace(/^0/, '+46'),
    )
    .pipe(z.string().regex(/^\+[1-9][0-9]{6,14}$/, 'phone_invalid')),
);

const withScheme = (value: string) =>
  /^https?:/i.test(value) ? value.replace(/^http:/i, 'https:') : `https://${value}`;

export const webUrl = optional(
  z
    .string('url_invalid')
    .trim()
    .max(2000, 'too_long')
    .transform(withScheme)
    .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'url_invalid' }))
    .pipe(
      z
        .string()
        .regex(/^https:\/\/[^\s"<>]+$/, 'url_invalid')
        .refine(isWebUrl, 'url_invalid'),
    ),
);

/** The profile's address in one form, so that the same profile is found again. */
export const linkedinUrl = optional(
  z
    .string('linkedin_invalid')
    .trim()
    .max(300, 'too_long')
    .transform((value) => {
      const name = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([^/?#\s"<>]+)/i.exec(
        value,
      );
      return name?.[1] ? `https://www.linkedin.com/in/${name[1].toLowerCase()}` : value;
    })
    .pipe(
      z
        .string()
        .regex(/^https:\/\/www\.linkedin\.com\/in\//, 'linkedin_invalid')
        .refine(isWebUrl, 'linkedin_invalid'),
    ),
);

export const language = z.enum(languages, 'choice_invalid').default('en');

/** Typed with commas between, or sent as a list. */
export const words = (most: number, longest: number) =>
  z.preprocess(
    (value) => {
      if (value === undefined || value === null) return [];
      const list = Array.isArray(value) ? value : String(value).split(/[,;\n]/);
      return [...new Set(list.map((word) => String(word).trim()).filter(Boolean))];
    },
    z.array(z.string().max(longest, 'too_long')).max(most, 'too_many'),
  );

export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  optional(z.enum(values, 'choice_invalid'));

export const choices = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value].filter(blank)),
    z.array(z.enum(values, 'choice_invalid')).max(10, 'too_many'),
  );

export const wholeNumber = (least: number, most: number) =>
  optional(
    z.coerce
      .number('number_invalid')
      .int('number_invalid')
      .min(least, 'number_invalid')
      .max(most, 'number_invalid'),
  );

export const date = optional(z.iso.date('date_invalid'));

/** A box that was ticked, as browsers and programs send it. */
export const ticked = z.preprocess(
  (value) => value === true || value === 'on' || value === 'true' || value === '1',
  z.boolean(),
);

/** What was agreed to: the box, and the version of the text that stood beside it. */
export const consent = {
  consent: ticked.refine((given) => given, 'consent_required'),
  consent_version: z.coerce
    .number('consent_required')
    .int('consent_required')
    .positive('consent_required'),
};

export const uuid = z.uuid('invalid');
