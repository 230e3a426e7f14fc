import type { Language } from '../../../../domain/language.ts';

const kibibyte = 1024;
const noBreakSpace = '\u00a0';

/** Formats a size as "240 kB" or "1.2 MB", which stay on one line. */
export function formatFileSize(bytes: number, language: Language): string {
  const isLarge = bytes >= kibibyte * kibibyte;
  const value = isLarge ? bytes / kibibyte / kibibyte : Math.ceil(bytes / kibibyte);
  return new Intl.NumberFormat(language, {
    style: 'unit',
    unit: isLarge ? 'megabyte' : 'kilobyte',
    maximumFractionDigits: 1,
  })
    .format(value)
    .replace(' ', noBreakSpace);
}
