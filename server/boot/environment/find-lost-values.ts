import { settings } from '../settings.ts';

// Values in .env that have no effect, or only a part of them, because of how the line is written.

/**
 * Finds the numbers of lines that are neither settings nor comments. The text of such a line is not shown: it may be a
 * secret. Values in quotes may have several lines.
 */
export function findLinesWithoutValue(text: string): number[] {
  const lines = withoutComments(text).split('\n');
  return lines.flatMap((line, index) => {
    const hasEffect = line.includes('=') || line.trim() === '';
    return hasEffect ? [] : [index + 1];
  });
}

/** Finds settings whose value has a # after another character, which other programs read as part of the value. */
export function findCutValues(text: string): string[] {
  const settingNames = Object.keys(settings.shape);
  const cut = withoutComments(text).matchAll(/^\s*(?:export\s+)?(\w+)\s*=[^#\n]*(?<=\S)#/gm);
  return [...cut].map(([, name = '']) => name).filter((name) => settingNames.includes(name));
}

export function describeCutValue(name: string): string {
  // Quotes do not help there: a # ends the password in a URL as well.
  const remedy = name.endsWith('_URL') ? 'Write it as %23.' : 'Put the value in quotes.';
  return `${name} in .env ends before its #, which begins a comment. ${remedy}`;
}

/** Leaves out lines that are comments, and values in quotes. The number of lines stays the same. */
function withoutComments(text: string): string {
  const blank = (text: string) => text.replace(/[^\n]/g, '');
  return text
    .replace(/^[^\S\n]*#.*$/gm, '')
    .replace(
      /^[^=\n]+=[^\S\n]*(?:"[^"]*"|'[^']*'|`[^`]*`)[^\n]*/gm,
      (setting) => `=${blank(setting)}`,
    );
}
