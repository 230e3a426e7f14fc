import type { Locator, Page } from '@playwright/test';
import { expect, languages, paths, test } from '../support/test.ts';

// The default font size, and twice that size in the language with the longer words.
const letters = { en: [16], sv: [32, 16] };

for (const language of languages) {
  test(`every page fits a phone of 360 pixels, ${language}`, async ({ page, visit }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const browser = await page.context().newCDPSession(page);
    const write = (standard: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    for (const path of paths) {
      await visit(path, language);
      for (const size of letters[language]) {
        await write(size);
        await expectNoOverflow(page, `${path} with letters of ${size}`);
      }
    }
  });

  // As programs and extensions enlarge text: media queries do not know of it.
  test(`every page fits when its root font is twice as large, ${language}`, async ({
    page,
    visit,
  }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 390, height: 844 });
    for (const path of paths) {
      await visit(path, language);
      await page.addStyleTag({ content: 'html { font-size: 200% }' });
      await expectNoOverflow(page, path);
    }
  });
}

/** Waits for fonts and container queries, which take another moment on a busy machine. */
const expectNoOverflow = (page: Page, message: string) =>
  expect.poll(() => findOverflows(page), { message, timeout: 5_000 }).toEqual([]);

/** Pixels by which the page and its fields for files are wider than they may be. */
function findOverflows(page: Page): Promise<number[]> {
  return page.evaluate(async () => {
    // Nobody changes the size of letters while a page is open, and the browser may keep container queries of before.
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

test('dates and estimates stay on one line of a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/job/hygglo-fullstack-developer', 'sv');
  const lines = await page.locator('dd').evaluateAll((facts) =>
    facts.map((fact) => {
      const range = document.createRange();
      range.selectNodeContents(fact);
      return range.getClientRects().length;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));

  await visit('/calculator', 'en');
  const pills = page.getByRole('group', { name: 'Estimate' }).locator('label');
  await expect(pills).toHaveCount(3);
  const tops = await pills.evaluateAll((all) => all.map((one) => one.getBoundingClientRect().top));
  expect(new Set(tops).size).toBe(1);
});

test('words and short facts do not break on a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  const jobs = { sv: 'Senior varumärkesdesigner', en: 'Junior front-end developer' };
  for (const language of languages) {
    await visit('/available-jobs', language);
    const card = page.getByRole('article').filter({ hasText: jobs[language] });
    expect(await findBroken(card, /i\smånaden|a\smonth|\S+/u)).toEqual([]);
  }
  await visit('/blog/structured-interviews', 'sv');
  const byline = page.locator('p').filter({ hasText: /^Av Mio Tallberg/ });
  expect(await findBroken(byline, /\d+ \p{L}+ \d+|\d+ min lästid/u)).toEqual([]);
});

/** Parts of a text that start on one line and end on another. */
function findBroken(texts: Locator, unit: RegExp): Promise<string[]> {
  return texts.evaluate((element, source) => {
    const nodes = document.createTreeWalker(element, NodeFilter.SHOW_TEXT);
    const range = document.createRange();
    const broken: string[] = [];
    while (nodes.nextNode()) {
      const node = nodes.currentNode as Text;
      for (const { 0: found, index } of node.data.matchAll(new RegExp(source, 'gu'))) {
        range.setStart(node, index);
        range.setEnd(node, index + found.length);
        const lines = new Set([...range.getClientRects()].map(({ top }) => top));
        if (lines.size > 1) broken.push(found);
      }
    }
    return broken;
  }, unit.source);
}

test('the header fits a phone when the root font is twice as large', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const language of languages) {
    await visit('/', language);
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const menu = await page.getByRole('banner').getByRole('button').last().boundingBox();
    expect((menu?.x ?? 390) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
    const width = await page.getByRole('banner').evaluate((header) => header.scrollWidth);
    expect(width).toBe(390);
  }
});
