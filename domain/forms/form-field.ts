import { z } from 'zod';
import { languages } from '../language.ts';
import { maxEmailLength, maxUrlLength } from '../limits.ts';
import { isWebUrl } from '../text/safe-url.ts';

// Fields that several forms share. They accept JSON as well as the strings of a no-JS form. Error messages are keys
// of `form-error.ts`.

const blank = (value: unknown) =>
  value === null || (typeof value === 'string' && value.trim() === '') ? undefined : value;

/** Turns null and blank strings into undefined. */
export const optional = <T extends z.ZodType>(schema: T) => z.preprocess(blank, schema.optional());

export const requiredText = (max: number) =>
  z.string('required').trim().min(1, 'required').max(max, 'too_long');

const onOneLine = (value: string) =>
  value.replace(/[\s\p{Cc}\u202a-\u202e\u2066-\u2069]+/gu, ' ').trim();

/** Joins lines: a line break would break a heading or a list. */
export const requiredLine = (max: number) =>
  z
    .string('required')
    .transform(onOneLine)
    .pipe(z.string().min(1, 'required').max(max, 'too_long'));

export const line = (max: number) =>
  optional(z.string('invalid').transform(onOneLine).pipe(z.string().max(max, 'too_long')));

const urlPattern = /:\/\/|\bwww\./i;

/** Rejects URLs: names appear in mails to typed addresses and could be used for spam. */
export const requiredName = (max: number) =>
  requiredLine(max).refine((value) => !urlPattern.test(value), 'invalid');

export const name = (max: number) =>
  line(max).refine((value) => !value || !urlPattern.test(value), 'invalid');

export const text = (max: number) => optional(z.string('invalid').trim().max(max, 'too_long'));

export const email = z
  .string('required')
  .trim()
  .min(1, 'required')
  .max(maxEmailLength, 'too_long')
  .toLowerCase()
  .pipe(z.email('email_invalid'));

/** Longer than any number, because people type spaces and punctuation. */
const maxTypedPhoneLength = 40;

/** Normalises to the international format; a number with a single leading zero is Swedish. */
export const phone = optional(
  z
    .string('phone_invalid')
    .max(maxTypedPhoneLength, 'too_long')
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
    .max(maxUrlLength, 'too_long')
    .transform(withScheme)
    .pipe(z.url({ protocol: /^https$/, hostname: z.regexes.domain, error: 'url_invalid' }))
    .pipe(
      z
        .string()
        .regex(/^https:\/\/[^\s"<>]+$/, 'url_invalid')
        .refine(isWebUrl, 'url_invalid'),
    ),
);

const maxProfileUrlLength = 300;

/** Normalises the URL of a profile, so that equal profiles compare equal. */
export const linkedinUrl = optional(
  z
    .string('linkedin_invalid')
    .trim()
    .max(maxProfileUrlLength, 'too_long')
    .transform((value) => {
      const name = /^(?:https?:\/\/)?(?:[a-z]{2,3}\.)?linkedin\.com\/in\/([^/?#\s"<>]+)/i.exec(
        value,
      );
      return name?.[1] ? `https://www.linkedin.com/in/${name[1].toLowerCase()}` : value;
    })
    .pipe(
      z
        .string()
        .regex(/^https:\/\/www\.linkedin\.com\/in\/[^/?#\s"<>]+$/, 'linkedin_invalid')
        .refine(isWebUrl, 'linkedin_invalid'),
    ),
);

export const language = z.enum(languages, 'choice_invalid').default('en');

/** A list, or a string separated by commas, semicolons or line breaks. */
export const words = (maxItems: number, maxLength: number) =>
  z
    .preprocess(
      (value) => {
        if (value === undefined || value === null) return [];
        const list = Array.isArray(value) ? value : String(value).split(/[,;\n]/);
        return [...new Set(list.map((word) => String(word).trim()).filter(Boolean))];
      },
      z.array(z.string().max(maxLength, 'too_long')).max(maxItems, 'too_many'),
    )
    // A form shows the list as one text, with a comma and a space after each entry.
    .meta({ maxLength: maxItems * (maxLength + 2) });

export const choice = <const T extends readonly [string, ...string[]]>(values: T) =>
  optional(z.enum(values, 'choice_invalid'));

/** No list of choices is longer. */
const maxChoices = 10;

export const choices = <const T extends readonly [string, ...string[]]>(values: T) =>
  z.preprocess(
    (value) => (value === undefined ? [] : Array.isArray(value) ? value : [value].filter(blank)),
    z.array(z.enum(values, 'choice_invalid')).max(maxChoices, 'too_many'),
  );

export const wholeNumber = (min: number, max: number) =>
  optional(
    z.coerce
      .number('number_invalid')
      .int('number_invalid')
      .min(min, 'number_too_low')
      .max(max, 'number_too_high'),
  );

/** Years 1900 to 2199: PostgreSQL has no year 0, and a year with one digit is a typing error. */
export const requiredDate = z.iso
  .date({ error: 'date_invalid', abort: true })
  .refine((day) => day >= '1900-01-01' && day < '2200-01-01', 'date_invalid');

export const date = optional(requiredDate);

/** A checkbox, as sent by a browser or as JSON. */
export const ticked = z.preprocess(
  (value) => value === true || value === 'on' || value === 'true' || value === '1',
  z.boolean(),
);

/** The consent checkbox and the version of the consent text that was shown. */
export const consent = {
  consent: ticked.refine((given) => given, 'consent_required'),
  consent_version: z.coerce
    .number('consent_required')
    .int('consent_required')
    .positive('consent_required'),
};

export const maxSourceLength = 80;

/** The campaign or site that the visitor came from. */
export const source = line(maxSourceLength);

export const uuid = z.uuid('invalid');
