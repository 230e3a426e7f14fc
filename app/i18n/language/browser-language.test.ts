import { runInNewContext } from 'node:vm';
import { describe, expect, test } from 'vitest';
import { type BrowserSigns, resolveBrowserLanguage } from './browser-language.ts';
import { earlyLanguageScript } from './early-language-script.ts';

const london: BrowserSigns = {
  search: '',
  stored: null,
  browserLanguage: 'en-GB',
  timeZone: 'Europe/London',
};

const cases: [string, Partial<BrowserSigns>, 'en' | 'sv'][] = [
  ['no hint of Swedish', {}, 'en'],
  ['the URL', { search: '?lang=sv', stored: 'en' }, 'sv'],
  ['the URL in English', { search: '?a=1&lang=en', stored: 'sv', browserLanguage: 'sv' }, 'en'],
  ['an unknown language in the URL', { search: '?lang=de', stored: 'sv' }, 'sv'],
  ['the stored choice', { stored: 'sv' }, 'sv'],
  ['the stored choice against the browser', { stored: 'en', browserLanguage: 'sv-SE' }, 'en'],
  ['a broken stored choice', { stored: 'svenska' }, 'en'],
  ['a Swedish browser', { browserLanguage: 'sv-FI' }, 'sv'],
  ['a browser in capitals', { browserLanguage: 'SV' }, 'sv'],
  ['the time zone', { timeZone: 'Europe/Stockholm' }, 'sv'],
];

describe('the browser resolves', () => {
  test.each(cases)('%s', (_, signs, expected) => {
    expect(resolveBrowserLanguage({ ...london, ...signs })).toBe(expected);
  });
});

describe('the early script hides the page only if the language will switch', () => {
  for (const rendered of ['en', 'sv']) {
    test.each(cases)(`rendered in ${rendered}, %s`, (_, given, expected) => {
      const signs = { ...london, ...given };
      const hasLanguage = /lang=(en|sv)$/.test(signs.search);
      const pending = runEarlyScript(rendered, signs) === 'pending';
      expect(pending).toBe(!hasLanguage && rendered !== expected);
    });
  }
});

function runEarlyScript(rendered: string, signs: BrowserSigns): string | undefined {
  const dataset: { language?: string } = {};
  runInNewContext(earlyLanguageScript, {
    URLSearchParams,
    setTimeout: () => 0,
    document: { documentElement: { lang: rendered, dataset } },
    location: { search: signs.search },
    localStorage: { getItem: () => signs.stored },
    navigator: { language: signs.browserLanguage },
    Intl: {
      DateTimeFormat: () => ({ resolvedOptions: () => ({ timeZone: signs.timeZone }) }),
    },
  });
  return dataset.language;
}
