import { phone } from '../../forms/form-field.ts';

/** Returns the number in the international format, or undefined. Spreadsheets drop the plus sign and the leading zero. */
export function normalisePhone(text: string): string | undefined {
  const digits = text
    .replace(/^'/, '')
    .replace(/\(0\)/g, '')
    .replace(/[^\d+]/g, '');
  const withPrefix = /^7\d{8}$/.test(digits)
    ? `0${digits}`
    : /^[1-9]\d{9,14}$/.test(digits)
      ? `+${digits}`
      : digits;
  const parsed = phone.safeParse(withPrefix);
  return parsed.success ? parsed.data : undefined;
}
