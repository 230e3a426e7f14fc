import { levenshtein } from '../../support/levenshtein.ts';
import { settings } from '../settings.ts';

/** Other products have other settings with these prefixes, such as SMTP_HOST. */
const ownPrefixes = ['SMTP', 'SMS', 'S3', 'BACKUP', 'LINKEDIN', 'AUTH'];

/** The allowed distance is smaller for short names, which would otherwise match other words. */
const maxDistance = (name: string) => (name.length < 6 ? 1 : 2);

/** Finds names that are probably misspelt settings. Other names may belong to other programs. */
export function findMisspelt(names: string[]): [misspelt: string, setting: string][] {
  const settingNames = Object.keys(settings.shape);
  return names.flatMap((writtenName): [string, string][] => {
    if (settingNames.includes(writtenName)) return [];
    const candidates = settingNames.map((name) => ({
      name,
      distance: levenshtein(writtenName.toUpperCase(), name),
    }));
    const nearest = candidates.reduce((best, next) =>
      next.distance < best.distance ? next : best,
    );
    if (nearest.distance <= maxDistance(nearest.name)) return [[writtenName, nearest.name]];
    const prefix = ownPrefixes.find(
      (start) => writtenName === start || writtenName.startsWith(`${start}_`),
    );
    const settingName =
      settingNames.find((name) => isPartOf(name, writtenName.toUpperCase())) ??
      settingNames.find((name) => prefix && name.startsWith(`${prefix}_`));
    return settingName ? [[writtenName, settingName]] : [];
  });
}

/** DEMO and ADMIN_PASS are beginnings of settings, ENCRYPTION_KEY is the end of one. Single last words say too little. */
const isPartOf = (settingName: string, writtenName: string) =>
  (writtenName.length >= 4 && settingName.startsWith(writtenName)) ||
  (writtenName.includes('_') && settingName.endsWith(`_${writtenName}`));
