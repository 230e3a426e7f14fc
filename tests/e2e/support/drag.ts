import type { Locator, Page } from '@playwright/test';

/** Drags like a hand: press, a small move, over the target, release. */
export async function drag(page: Page, from: Locator, to: Locator, at: 'top' | 'below') {
  const start = await from.boundingBox();
  const end = await to.boundingBox();
  if (!start || !end) throw new Error('The dragged element or its target is not on the screen');
  await page.mouse.move(start.x + start.width / 2, start.y + 12);
  await page.mouse.down();
  await page.mouse.move(start.x + start.width / 2 + 12, start.y + 20, { steps: 4 });
  const y = at === 'top' ? end.y + 8 : end.y + end.height + 20;
  await page.mouse.move(end.x + end.width / 2, y, { steps: 8 });
  // The last move must be rendered before the release.
  await page.evaluate(
    () => new Promise((drawn) => requestAnimationFrame(() => requestAnimationFrame(drawn))),
  );
  await page.mouse.up();
}
