import type { Page } from '@playwright/test';
import { expect, languages, languageToCheck, paths, test } from '../support/test.ts';
import { findViolationsOfText } from '../support/violations.ts';

// The default font size, and twice that size in the language with the longer words.
const letters = { en: [16], sv: [32, 16] };

for (const path of paths) {
  test(`${path} has no violations and fits a tablet and a phone`, async ({
    page,
    visit,
    expectAccessible,
  }) => {
    const browser = await page.context().newCDPSession(page);
    const write = (standard: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    for (const language of languages) {
      await page.setViewportSize({ width: 1280, height: 720 });
      await visit(path, language);
      if (language === languageToCheck) await expectAccessible();
      else expect(await findViolationsOfText(page)).toEqual([]);

      await page.setViewportSize({ width: 768, height: 1024 });
      await expectNoOverflow(page, `${language} on a tablet`);
      await page.setViewportSize({ width: 360, height: 740 });
      for (const size of letters[language]) {
        await write(size);
        await expectNoOverflow(page, `${language} with letters of ${size}`);
      }
      // Like extensions that enlarge text: media queries do not react to it.
      await page.setViewportSize({ width: 390, height: 844 });
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectNoOverflow(page, `${language} with a root font twice as large`);
    }
  });
}

/** Waits for fonts and container queries, which take another moment on a busy machine. */
const expectNoOverflow = (page: Page, message: string) =>
  expect.poll(() => findOverflows(page), { message, timeout: 5_000 }).toEqual([]);

/** Pixels by which the page and its fields for files are wider than they may be. */
function findOverflows(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // Nobody changes the font size while a page is open, and the browser may keep the results of earlier container
    // queries.
    document.body.style.display = 'none';
    document.body.getBoundingClientRect();
    document.body.style.display = '';
    // Container queries of a part that has just become visible take another frame.
    const frame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    for (const _ of [1, 2, 3]) await frame();
    const files = [...document.querySelectorAll('input[type=file]')];
    return [document.documentElement, ...files.map((field) => field.parentElement)]
      .map((part) => (part ? part.scrollWidth - part.clientWidth : 0))
      .filter((overflow) => overflow > 0);
  });
}
