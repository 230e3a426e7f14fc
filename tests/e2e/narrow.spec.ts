import { expect, languages, paths, test } from './test.ts';

// The letters that browsers begin with, and those of somebody who needs them twice as large, in the
// language with the longer words.
const letters = { en: [16], sv: [32, 16] };

for (const language of languages) {
  test(`every page fits a phone of 360 pixels, ${language}`, async ({ page, visit }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const browser = await page.context().newCDPSession(page);
    const write = (standard: number) =>
      browser.send('Page.setFontSizes', { fontSizes: { standard, fixed: standard } });
    const tooWide: string[] = [];
    for (const path of paths) {
      await visit(path, language);
      for (const size of letters[language]) {
        await write(size);
        const overflow = await page.evaluate(
          () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
        );
        if (overflow > 0) tooWide.push(`${path} by ${overflow} with letters of ${size}`);
      }
    }
    expect(tooWide).toEqual([]);
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
