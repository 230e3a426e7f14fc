import type { Page } from '@playwright/test';
import { test as base, expect, languages, paths } from './test.ts';

type Fixtures = { expectAccessibleInBothSchemes: () => Promise<void> };

const test = base.extend<Fixtures>({
  // One page load serves both: the scheme is a media query, which the browser applies in place.
  expectAccessibleInBothSchemes: async ({ page, expectAccessible }, use) => {
    await use(async () => {
      for (const colorScheme of ['light', 'dark'] as const) {
        await page.emulateMedia({ colorScheme });
        await finishTransitions(page);
        await expectAccessible();
      }
    });
  },
});

/** A colour on its way from one scheme to the other belongs to neither. */
async function finishTransitions(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const animation of document.getAnimations()) {
      if (animation instanceof CSSTransition) animation.finish();
    }
  });
}

// Up to four inspections each.
test.describe.configure({ timeout: 60_000 });

for (const language of languages) {
  test.describe(language, () => {
    for (const path of paths) {
      test(`${path} has no violations`, async ({ visit, expectAccessibleInBothSchemes }) => {
        await visit(path, language);
        await expectAccessibleInBothSchemes();
      });
    }

    test('nor has the not-found screen', async ({ page, expectAccessibleInBothSchemes }) => {
      await page.goto(`/nowhere?lang=${language}`);
      await expectAccessibleInBothSchemes();
    });

    test('nor have the open menus, of a wide screen and of a phone', async ({
      page,
      visit,
      expectAccessibleInBothSchemes,
    }) => {
      await visit('/', language);
      const buttons = page.getByRole('banner').getByRole('button');
      await buttons.first().click();
      await expectAccessibleInBothSchemes();

      await page.keyboard.press('Escape');
      await page.setViewportSize({ width: 390, height: 844 });
      await buttons.and(page.locator(':visible')).click();
      await expectAccessibleInBothSchemes();
    });
  });
}

test('the page can be used at 200 % zoom', async ({ page, visit }) => {
  await page.setViewportSize({ width: 720, height: 450 });
  await visit('/');
  const overflow = await page.evaluate(
    () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
  );
  expect(overflow).toBe(0);
});
