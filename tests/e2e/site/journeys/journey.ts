import type { Page } from '@playwright/test';
import { getMessages } from '../../../../app/messages.server.ts';
import { minFillTimeMs } from '../../../../domain/forms/form-guard.ts';
import type { Language } from '../../../../domain/language.ts';

// What the journeys share: they follow the main paths through the site in both languages, by their visible text.

/** Settings of the browser. */
export const settings = {
  expectedErrors: /^Failed to load resource: the server responded with a status of 422/,
  // Events of the browser under its own name are those of a robot, and are not stored.
  userAgent:
    'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/140.0.0.0 Safari/537.36',
};

/** Texts of the site in a language, by area. */
export const inLanguage =
  (language: Language) =>
  <Area extends Parameters<typeof getMessages>[0]>(area: Area) =>
    getMessages(area, language);

export const agree = { en: /^I agree/, sv: /^Jag samtycker/ };

/** The server rejects forms that are filled in faster than people can. */
export const takeYourTime = (page: Page) => page.waitForTimeout(minFillTimeMs);
