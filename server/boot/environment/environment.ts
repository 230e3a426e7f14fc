import { describeCutValue, findCutValues, findLinesWithoutValue } from './find-lost-values.ts';
import { findMisspelt } from './find-misspelt.ts';
import { findOpenQuotes } from './find-open-quotes.ts';
import { readEnvFile } from './read-env-file.ts';

/** Reads the environment and `.env`, whose mistakes are printed. */
export function environment(
  warn: (line: string) => void = console.warn,
): Record<string, string | undefined> {
  const { text, values } = readEnvFile('.env');
  for (const line of findLinesWithoutValue(text)) {
    warn(`Line ${line} in .env has no = and has no effect. Write it as NAME=value.`);
  }
  for (const name of findCutValues(text)) {
    warn(describeCutValue(name));
  }
  for (const name of findOpenQuotes(text)) {
    warn(
      `The quote of ${name} in .env does not end in its line, and the settings below may have no effect. Close it.`,
    );
  }
  for (const [name, settingName] of findMisspelt(Object.keys(values))) {
    warn(`${name} in .env is not a setting and has no effect. Did you mean ${settingName}?`);
  }
  return { ...values, ...process.env };
}
