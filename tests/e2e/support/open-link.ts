import type { Page } from '@playwright/test';

/** Opens the link of an account mail and presses the button of its page. */
export async function openLink(page: Page, link: string): Promise<void> {
  await page.goto(link);
  await page.getByRole('button').click();
}
