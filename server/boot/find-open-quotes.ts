import { settings } from './settings.ts';

const quoted =
  /^[^\S\n]*(?:export[^\S\n]+)?(\w+)[^\S\n]*=[^\S\n]*(["'`])((?:(?!\2)[\s\S])*)(\2?)/gm;
const assignment = /\n[^\S\n]*(?:export[^\S\n]+)?(\w+)[^\S\n]*=/g;

/**
 * Finds values in .env whose quote ends nowhere, or in a later setting: that value takes in the settings between. A value
 * of several lines without a setting may be meant.
 */
export function findOpenQuotes(text: string): string[] {
  const settingNames = Object.keys(settings.shape);
  const withoutComments = text.replace(/^[^\S\n]*#.*$/gm, '');
  return [...withoutComments.matchAll(quoted)]
    .filter(([, , , value = '', end]) => {
      const taken = [...value.matchAll(assignment)].map(([, name = '']) => name);
      return !end || taken.some((name) => settingNames.includes(name));
    })
    .map(([, name = '']) => name);
}
