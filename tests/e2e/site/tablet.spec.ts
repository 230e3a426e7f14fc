import type { Locator } from '@playwright/test';
import { expect, languages, test } from '../support/test.ts';

test.use({ viewport: { width: 768, height: 1024 } });

/** Counts those that start at the same height as the first one. */
async function countBeside(all: Locator): Promise<number> {
  await expect(all.first()).toBeVisible();
  const tops = await all.evaluateAll((items) =>
    items.map((item) => Math.round(item.getBoundingClientRect().top)),
  );
  return tops.filter((top) => top === tops[0]).length;
}

for (const language of languages) {
  test(`a tablet shows columns instead of a wide phone, ${language}`, async ({ page, visit }) => {
    const main = page.getByRole('main');
    await visit('/', language);
    const title = await main.getByRole('heading', { level: 1 }).boundingBox();
    const alpaca = await main.getByRole('img').first().boundingBox();
    expect(alpaca?.x).toBeGreaterThan(Number(title?.x) + Number(title?.width) / 2);
    expect(alpaca?.y).toBeLessThan(600);
    expect(await countBeside(main.getByRole('article'))).toBe(2);

    await visit('/pricing', language);
    const plans = main.getByRole('article');
    await expect(plans).toHaveCount(3);
    expect(await countBeside(plans)).toBe(3);
    expect(await countBeside(plans.locator('h2'))).toBe(3);
    expect(await countBeside(plans.locator('ul'))).toBe(3);
    const table = page.getByRole('table').first();
    expect(await countBeside(table.getByRole('columnheader'))).toBe(4);

    await visit('/membership', language);
    expect(await countBeside(main.locator('.agenda > li'))).toBe(2);
  });
}

test('the facts of all jobs are on the same line', async ({ page, visit }) => {
  await visit('/available-jobs', 'en');
  const rows = page.getByRole('main').getByRole('article');
  await expect(rows.first()).toBeVisible();
  const tops = await rows.evaluateAll((all) =>
    all.map((row) => {
      const facts = row.querySelector('.dotted-line')?.getBoundingClientRect().top ?? 0;
      return (
        facts >
        (row.querySelector('h3 + p > :first-child')?.getBoundingClientRect().bottom ?? 0) - 2
      );
    }),
  );
  expect(new Set(tops)).toEqual(new Set([true]));
});

test('the case study has a line of its own below a customer', async ({ page, visit }) => {
  await visit('/', 'sv');
  const caption = page.locator('figcaption').filter({ hasText: 'Ines Falk' });
  const role = await caption.getByText('HR-chef, Kvist').boundingBox();
  const link = await caption.getByRole('link').boundingBox();
  expect(link?.y).toBeGreaterThanOrEqual(Number(role?.y) + Number(role?.height) - 1);
});
