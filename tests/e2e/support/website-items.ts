import { randomUUID } from 'node:crypto';
import { expect, type Page } from '@playwright/test';

// What tests of the website editor do with an item.

export const unique = (name: string) => `${name} ${randomUUID().slice(0, 6)}`;

export const file = (page: Page, label: string) =>
  page.locator(`input[type=file][aria-label="${label}"]`);

export const saved = (page: Page) => expect(page.getByText(/^Saved/).first()).toBeVisible();

export async function publish(page: Page) {
  await page.getByRole('button', { name: 'Publish', exact: true }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('button', { name: /^Publish/ }).click();
  await expect(page.getByText('Published.', { exact: true })).toBeVisible();
}
