import type { Locator } from '@playwright/test';
import { expect, test } from '../support/test.ts';

test('buttons, charts and the calendar keep their shape in forced colours', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ forcedColors: 'active' });
  await visit('/', 'en');
  const main = page.getByRole('main');
  await expect(main.getByRole('link', { name: 'Book a call' }).first()).toHaveCSS(
    'border-top-width',
    '1px',
  );
  await expect(main.locator('figure .bar')).toHaveCount(3);
  await expect(main.locator('figure .bar').first()).toHaveCSS('border-top-width', '2px');
  const price = main.getByText('From €1,500 a month');
  await expect(price).toHaveCSS('border-top-width', '1px');
  await visit('/how-it-works', 'en');
  await expect(main.locator('.calendar .bar')).toHaveCount(4);
  await expect(main.locator('.calendar .bar').first()).toHaveCSS('border-top-width', '2px');
  const report = page.getByRole('img', { name: /weekly report/i });
  await expect(report.locator('.bar')).toHaveCount(4);
  const answers = page.locator('.pill');
  await expect(answers).toHaveCount(6);
  await expect(answers.first()).toHaveCSS('border-top-width', '1px');
  const backgrounds = await answers.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).backgroundColor),
  );
  expect(new Set(backgrounds).size).toBe(2);

  await visit('/pricing', 'en');
  await expect(main.locator('.comparison .bar')).toHaveCount(6);
  await visit('/kandidatbanken', 'en');
  const steps = main.getByRole('img', { name: /Offer|status|application/i }).locator('ol > li');
  const borders = await steps.evaluateAll((all) =>
    all.map((element) => getComputedStyle(element).borderTopColor),
  );
  expect(borders).toHaveLength(5);
  expect(new Set(borders).size).toBe(2);
});

test('boxes to tick have the colours of the scheme, and are the browser’s in forced colours', async ({
  page,
  visit,
}) => {
  await page.emulateMedia({ colorScheme: 'dark' });
  await visit('/calculator', 'en');
  const agree = page.getByRole('checkbox');
  await expect(agree).toHaveCSS('background-color', 'rgb(19, 29, 25)');
  await expect(agree).toHaveCSS('width', '21.25px');
  await agree.check();
  await expect(agree).toHaveCSS('background-color', 'rgb(205, 229, 217)');
  await expect(page.getByRole('radio', { name: 'SEK' })).toHaveCSS(
    'background-color',
    'rgb(19, 29, 25)',
  );
  await page.emulateMedia({ forcedColors: 'active' });
  await expect(agree).toHaveCSS('appearance', 'auto');
});

test('the focus ring of a dark panel differs from that of the page', async ({ page, visit }) => {
  await visit('/', 'en');
  await page.keyboard.press('Tab');
  await page.keyboard.press('Tab');
  await expect(page.locator(':focus-visible')).toHaveCSS('outline-color', 'rgb(194, 70, 12)');
  const last = page.getByRole('contentinfo').getByRole('link').last();
  await last.focus();
  await expect(last).toHaveCSS('outline-color', 'rgb(255, 143, 94)');
});

test.describe('on the narrowest phones', () => {
  test.use({ viewport: { width: 320, height: 640 } });

  test('buttons, links of the header and boxes keep the size of a finger', async ({
    page,
    visit,
  }) => {
    await visit('/calculator', 'sv');
    const measure = async (target: Locator) =>
      (await target.boundingBox()) ?? { width: 0, height: 0 };
    const header = page.getByRole('banner');
    for (const target of [
      ...(await header.getByRole('link').all()),
      header.getByRole('button').last(),
      page.getByRole('button', { name: 'Skicka' }),
    ]) {
      const { width, height } = await measure(target);
      expect(height).toBeGreaterThanOrEqual(43.9);
      expect(width).toBeGreaterThanOrEqual(24);
    }
    expect((await measure(page.getByRole('checkbox'))).width).toBeGreaterThanOrEqual(20);
  });

  test('the words of a job do not break', async ({ page, visit }) => {
    await visit('/job/hygglo-fullstack-developer', 'sv');
    const lines = await page.locator('main h1, main dt, main dd').evaluateAll((all) =>
      all.flatMap((element) => {
        const range = document.createRange();
        const node = element.firstChild;
        if (!(node instanceof Text) || node.data.includes(' ')) return [];
        range.selectNodeContents(node);
        return [...range.getClientRects()].length;
      }),
    );
    expect(lines.length).toBeGreaterThan(8);
    expect(new Set(lines)).toEqual(new Set([1]));
  });

  test('numbers stay in one line', async ({ page, visit }) => {
    await visit('/how-it-works', 'sv');
    const number = page.getByRole('definition').getByText('60', { exact: true });
    const { height = 0 } = (await number.boundingBox()) ?? {};
    expect(height).toBeGreaterThan(0);
    expect(height).toBeLessThan(50);
    const counts = page.locator('.bar + b');
    await expect(counts).toHaveCount(4);
    for (const count of await counts.all())
      expect((await count.boundingBox())?.height).toBeLessThan(40);
  });
});

test('the form of a job is clear of the header, and a printed page has no controls', async ({
  page,
  visit,
}) => {
  await visit('/job/hygglo-fullstack-developer', 'en');
  await page.getByRole('link', { name: 'Apply' }).first().click();
  await expect(page).toHaveURL(/#apply$/);
  await page.evaluate(
    () => new Promise((resolve) => requestAnimationFrame(() => requestAnimationFrame(resolve))),
  );
  const [form, header] = await Promise.all([
    page.locator('#apply').boundingBox(),
    page.getByRole('banner').boundingBox(),
  ]);
  expect(form?.y).toBeGreaterThanOrEqual((header?.y ?? 0) + (header?.height ?? 0));

  await page.emulateMedia({ media: 'print' });
  await expect(page.getByRole('banner')).toBeHidden();
  await expect(page.getByRole('contentinfo')).toBeHidden();
  await expect(page.getByRole('heading', { level: 1 })).toBeVisible();
  const lead = await page.locator('main header').boundingBox();
  const facts = await page.locator('main aside').boundingBox();
  expect((facts?.y ?? 0) - (lead?.y ?? 0) - (lead?.height ?? 0)).toBeGreaterThanOrEqual(24);
});
