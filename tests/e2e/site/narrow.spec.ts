import type { Locator } from '@playwright/test';
import { expect, languages, test } from '../support/test.ts';

test('dates and estimates stay on one line of a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await visit('/job/hygglo-fullstack-developer', 'sv');
  const lines = await page.locator('dd').evaluateAll((facts) =>
    facts.map((fact) => {
      const range = document.createRange();
      // A note below the fact has a line of its own.
      range.selectNodeContents(fact.firstChild ?? fact);
      return new Set([...range.getClientRects()].map(({ top }) => Math.round(top))).size;
    }),
  );
  expect(new Set(lines)).toEqual(new Set([1]));

  await visit('/calculator', 'en');
  const pills = page.getByRole('group', { name: 'Estimate' }).locator('label');
  await expect(pills).toHaveCount(3);
  const tops = await pills.evaluateAll((all) =>
    all.map((element) => element.getBoundingClientRect().top),
  );
  expect(new Set(tops).size).toBe(1);
});

test('an amount and a duration that an editor has typed stay on one line', async ({
  page,
  visit,
}) => {
  const widths = [320, 380, 440, 500, 560, 620, 680, 740, 768, 800];
  const amount = page.getByRole('blockquote').filter({ hasText: 'drygt' });
  const duration = page.getByRole('listitem').filter({ hasText: 'blivande chef' });
  for (const [path, text, typed] of [
    ['/', amount, /770\s000\skronor/u],
    ['/job/hygglo-fullstack-developer', duration, /60\sminuter/u],
  ] as const) {
    await visit(path, 'sv');
    await expect(text).toContainText(typed);
    for (const width of widths) {
      await page.setViewportSize({ width, height: 740 });
      expect(await findBroken(text, typed)).toEqual([]);
    }
  }
});

test('a question without an answer leaves no empty line in the footer', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const gaps: number[] = [];
  for (const path of ['/freelance-network', '/available-jobs'] as const) {
    await visit(path, 'en');
    const footer = page.getByRole('contentinfo');
    const words = await footer.locator('p').first().locator('span').last().boundingBox();
    const button = await footer.getByRole('link').first().boundingBox();
    if (words && button) gaps.push(Math.round(button.y - words.y - words.height));
  }
  expect(gaps).toHaveLength(2);
  expect(gaps[0]).toBe(gaps[1]);
});

for (const width of [320, 360]) {
  test(`words and short facts do not break on a phone, ${width} px`, async ({ page, visit }) => {
    await page.setViewportSize({ width, height: 740 });
    const jobs = { sv: 'Senior varumärkesdesigner', en: 'Junior front-end developer' };
    for (const language of languages) {
      await visit('/available-jobs', language);
      const card = page.getByRole('article').filter({ hasText: jobs[language] });
      expect(await findBroken(card, /i\smånaden|a\smonth|\S+/u)).toEqual([]);
    }
    await visit('/blog/structured-interviews', 'sv');
    const byline = page.locator('p').filter({ hasText: /^Av Mio Tallberg/ });
    expect(await findBroken(byline, /\d+\s\p{L}+\s\d+|\d+ min lästid/u)).toEqual([]);
  });
}

test('the title of a job keeps its words whole beside the box of facts', async ({
  page,
  visit,
}) => {
  for (const width of [360, 834, 1024, 1180]) {
    await page.setViewportSize({ width, height: 740 });
    await visit('/job/hygglo-fullstack-developer', 'sv');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('Fullstackutvecklare');
    expect(await findBroken(title, /\S+/u)).toEqual([]);
  }
});

test('the title of an article stays within the text', async ({ page }) => {
  for (const width of [320, 360, 390]) {
    await page.setViewportSize({ width, height: 740 });
    await page.goto('/blog/the-employers-fee-explained?lang=sv');
    const title = page.getByRole('heading', { level: 1 });
    await expect(title).toHaveText('31,42 procent: arbetsgivaravgiften förklarad');
    expect(await findBroken(title, /\S+/u)).toEqual([]);
    expect(await title.evaluate((element) => element.scrollWidth - element.clientWidth)).toBe(0);
  }
});

test('both answers to a candidate are on one line', async ({ page, visit }) => {
  await page.setViewportSize({ width: 1024, height: 740 });
  await visit('/how-it-works', 'sv');
  const pills = page.locator('.pill');
  await expect(pills).toHaveCount(6);
  const tops = await pills.evaluateAll((all) =>
    all.map((element) => Math.round(element.getBoundingClientRect().top)),
  );
  expect(new Set(tops).size).toBe(3);
});

test('six jobs fit on the screen of a phone', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  await visit('/available-jobs', 'sv');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.first()).toBeVisible();
  const heights = await rows.evaluateAll((all) =>
    all
      .map((element) => element.getBoundingClientRect().height)
      .toSorted((one, other) => one - other),
  );
  expect(heights[Math.floor(heights.length / 2)]).toBeLessThanOrEqual(844 / 6);
  await expect(
    rows
      .first()
      .getByText(/^Publicerad/)
      .filter({ visible: true }),
  ).toHaveCount(1);
});

test('no line of facts ends with a dot', async ({ page, visit }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  for (const path of ['/available-jobs', '/blog'] as const) {
    await visit(path, 'sv');
    const lines = page.locator('main .dotted-line');
    expect(await lines.count()).toBeGreaterThan(5);
    const shown = await lines.evaluateAll((all) =>
      all.flatMap((line) =>
        [...line.children].map((fact, index, facts) => {
          const dot = fact.querySelector('span');
          const startsLine =
            index === 0 ||
            fact.getBoundingClientRect().top > (facts[index - 1]?.getBoundingClientRect().top ?? 0);
          const cut =
            line.getBoundingClientRect().left +
            Number.parseFloat(getComputedStyle(fact).paddingLeft);
          const isCut = !dot || dot.getBoundingClientRect().left < cut - 1;
          return startsLine === isCut;
        }),
      ),
    );
    expect(shown).not.toContain(false);
  }
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

test('the home page fits at 200 % zoom, and its header with a root font twice as large', async ({
  page,
  visit,
}) => {
  for (const language of languages) {
    await page.setViewportSize({ width: 720, height: 450 });
    await visit('/', language);
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect(overflow).toBe(0);

    await page.setViewportSize({ width: 390, height: 844 });
    await page.addStyleTag({ content: 'html { font-size: 200% }' });
    const menu = await page.getByRole('banner').getByRole('button').last().boundingBox();
    expect((menu?.x ?? 390) + (menu?.width ?? 0)).toBeLessThanOrEqual(390);
    const width = await page.getByRole('banner').evaluate((header) => header.scrollWidth);
    expect(width).toBe(390);
  }
});
