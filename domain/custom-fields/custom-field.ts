import type { LocalizedText } from '../localized-text.ts';
import { isWebUrl } from '../text/safe-url.ts';

/** The records that can have fields of the agency. The constraints of the tables have the same values. */
export const customTargets = ['people', 'applications', 'jobs', 'clients'] as const;
export type CustomTarget = (typeof customTargets)[number];

/** Names a field in mappings, URLs and files. No built-in field has such a name. */
export const customKeyPattern = /^f[0-9a-f]{12}$/;

export const customKinds = ['text', 'number', 'date', 'choice', 'url'] as const;
export type CustomKind = (typeof customKinds)[number];

export const maxCustomNameLength = 60;
export const maxCustomTextLength = 2000;
export const maxCustomOptionLength = 80;
export const maxCustomOptions = 30;
const maxNumber = 1e15;

export type CustomOption = { value: string; label: LocalizedText };
export type CustomValue = string | number;
/** Values by the key of their field. */
export type CustomValues = Record<string, CustomValue>;

/** Parses a typed value: null if it is empty, undefined if it does not fit the kind. */
export function parseCustomValue(
  { kind, options }: { kind: CustomKind; options: CustomOption[] },
  typed: string,
): CustomValue | null | undefined {
  const text = typed.trim();
  if (text === '') return null;
  if (text.length > maxCustomTextLength) return undefined;
  if (kind === 'text') return text;
  if (kind === 'url') return isWebUrl(text) && !/\s/.test(text) ? text : undefined;
  if (kind === 'date') return isDay(text) ? text : undefined;
  if (kind === 'choice') return options.some(({ value }) => value === text) ? text : undefined;
  const digits = text.replace(/\s/g, '');
  // 45 000 in English and 45 in Swedish: nobody may guess.
  if (/^[-+]?[1-9]\d{0,2},\d{3}$/.test(digits)) return undefined;
  const number = Number(digits.replace(',', '.'));
  return Number.isFinite(number) && Math.abs(number) < maxNumber ? number : undefined;
}

function isDay(text: string): boolean {
  const day = /^\d{4}-\d{2}-\d{2}$/.test(text) ? new Date(`${text}T00:00Z`) : undefined;
  return day !== undefined && !Number.isNaN(day.getTime()) && day.toISOString().startsWith(text);
}
