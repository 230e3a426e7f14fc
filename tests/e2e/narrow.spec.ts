import { expect, languages, paths, test } from './test.ts';

for (const language of languages) {
  test(`every page fits a phone of 360 pixels, ${language}`, async ({ page, visit }) => {
    test.setTimeout(120_000);
    await page.setViewportSize({ width: 360, height: 740 });
    const tooWide: string[] = [];
    for (const path of paths) {
      await visit(path, language);
      const overflow = await page.evaluate(
        () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
      );
      if (overflow > 0) tooWide.push(`${path} by ${overflow}`);
    }
    expect(tooWide).toEqual([]);
  });
}
