import { z } from 'zod';

// The kinds of values of settings, with descriptions of the allowed values.

export type Meta = { description: string; allowed: string; secret?: boolean };

export const integer = (min: number, max: number) => z.coerce.number().int().min(min).max(max);
export const text = z.string().trim().min(1).max(200);
/** No other words: `no` or `off` could be meant for a setting that has such values. */
export const flag = z.stringbool({ truthy: ['true'], falsy: ['false'] });
export const webUrl = z.url({ protocol: /^https?$/ });
/** A # in a password ends the host there, which would be another one. */
export const hasNoFragment = (url: string) => !URL.parse(url)?.hash;
export const names = z
  .string()
  .transform((value) => value.split(',').map((item) => item.trim()))
  .pipe(z.array(z.string().regex(/^[a-z_][a-z0-9_]*$/i)).min(1));

export const describe = <T extends z.ZodType>(schema: T, meta: Meta): T => schema.meta(meta);
export const anyText = '1 to 200 characters';
export const yesOrNo = '`true` or `false`';
export const anyUrl = 'a URL such as `https://www.example.com`';
export const encodedPassword =
  '`#` `/` `?` `@` `%` of a password written `%23` `%2F` `%3F` `%40` `%25`';
export const mailAddress = 'a mail address';
export const namesAllowed = 'names separated by commas';
