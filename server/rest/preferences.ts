import { invalidPreferences } from './errors.ts';

export interface Preferences {
  return?: 'minimal' | 'headers-only' | 'representation';
  count?: 'exact' | 'planned' | 'estimated';
  resolution?: 'merge-duplicates' | 'ignore-duplicates';
  missing?: 'default' | 'null';
  handling?: 'strict' | 'lenient';
  tx?: 'commit' | 'rollback';
  maxAffected?: number;
  timezone?: string;
}

/** Preferences in the order in which PostgREST lists applied ones. */
const choices = {
  resolution: ['merge-duplicates', 'ignore-duplicates'],
  missing: ['default', 'null'],
  return: ['representation', 'headers-only', 'minimal'],
  count: ['exact', 'planned', 'estimated'],
  tx: ['commit', 'rollback'],
  handling: ['strict', 'lenient'],
};

/** The first of several preferences of one kind wins; unknown ones are only rejected if handling is strict. */
export function parsePreferences(header: string | null): Preferences {
  if (!header) return {};
  const parsed: Record<string, string> = {};
  const unknownPreferences: string[] = [];
  for (const item of header.split(',')) {
    const text = item.trim();
    const [, name = '', value = ''] = /^([a-z-]+) *= *(\S.*)$/.exec(text) ?? [];
    if (isKnown(name, value)) parsed[name] ??= value;
    else if (text) unknownPreferences.push(text);
  }
  const { 'max-affected': maxAffected, ...rest } = parsed;
  const preferences: Preferences = { ...rest };
  if (preferences.handling !== 'strict') return preferences;
  if (unknownPreferences.length > 0) throw invalidPreference(unknownPreferences);
  return maxAffected === undefined
    ? preferences
    : { ...preferences, maxAffected: Number(maxAffected) };
}

export const invalidPreference = (unknown: string[]) =>
  invalidPreferences(
    'Invalid preferences given with handling=strict',
    `Invalid preferences: ${unknown.join(', ')}`,
  );

function isKnown(name: string, value: string): boolean {
  if (name === 'max-affected') return /^\d{1,9}$/.test(value);
  if (name === 'timezone') return value !== '';
  return Object.hasOwn(choices, name) && choices[name as keyof typeof choices].includes(value);
}

/** Returns the preferences that had an effect. */
export function renderApplied(applied: Preferences): string | undefined {
  const texts = [...Object.keys(choices), 'timezone'].flatMap((name) => {
    const value = applied[name as keyof Preferences];
    return value === undefined ? [] : [`${name}=${value}`];
  });
  if (applied.maxAffected !== undefined) texts.push(`max-affected=${applied.maxAffected}`);
  return texts.length > 0 ? texts.join(', ') : undefined;
}
