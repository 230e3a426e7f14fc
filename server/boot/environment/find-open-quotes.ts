import { settings } from '../settings.ts';

const quoted =
  /^[^\S\n]*(?:export[^\S\n]+)?(\w+)[^\S\n]*=[^\S\n]*(["'`])((?:(?!\2)[\s\S])*)(\2?)/gm;
const assignment = /\n[^\S\n]*(?:export[^\S\n]+)?(\w+)[^\S\n]*=/g;

/**
 * Finds values in .env whose quote is not closed, or is closed in a later setting, so that the value contains the
 * settings in between. A value of several lines without a setting is allowed.
 */
export function findOpenQuotes(text: string): string[] {
  const settingNames = Object.keys(settings.shape);
  const withoutComments = text.replace(/^[^\S\n]*#.*$/gm, '');
  return [...withoutComments.matchAll(quoted)]
    .filter(([, , , value = '', end]) => {
      const containedNames = [...value.matchAll(assignment)].map(([, name = '']) => name);
      return !end || containedNames.some((name) => settingNames.includes(name));
    })
    .map(([, name = '']) => name);
}
