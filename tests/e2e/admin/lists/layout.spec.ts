import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/staff-test.ts';

test('the list is accessible, and nothing overflows on narrow screens', async ({
  page,
  enterAs,
  expectAccessible,
}) => {
  await enterAs('recruiter');
  await page.goto('/admin/jobs?lang=sv&state=open,closed');
  await page.getByRole('checkbox', { name: 'Markera alla rader på sidan' }).check();
  await expect(page.getByText(/Markerade: \d+/)).toBeVisible();
  await expectAccessible();
  await page.getByRole('group', { name: 'Filter' }).getByRole('button', { name: 'Ändrat' }).click();
  await expect(page.getByLabel('Från och med')).toBeVisible();
  await expectAccessible();
  await page.keyboard.press('Escape');
  for (const width of [390, 1024]) {
    await page.setViewportSize({ width, height: 844 });
    await expect(page.getByRole('row').nth(1)).toBeVisible();
    const overflow = await page.evaluate(
      () => document.documentElement.scrollWidth - document.documentElement.clientWidth,
    );
    expect([width, overflow]).toEqual([width, 0]);
    // The actions for the selected rows stay in view where the page scrolls.
    await expect(page.getByText(/Markerade: \d+/)).toBeInViewport();
  }
  // On a phone, a badge stands on the line of its label.
  await page.setViewportSize({ width: 390, height: 844 });
  const badgeText = page.getByRole('table').getByText('Öppet', { exact: true }).first();
  const [cell, badge] = await Promise.all([
    badgeText.locator('xpath=ancestor::td').boundingBox(),
    badgeText.boundingBox(),
  ]);
  expect(badge?.y).toBeLessThan((cell?.y ?? 0) + (badge?.height ?? 0) / 2);
  await page.getByRole('searchbox').fill('nothing-like-this-anywhere');
  await expect(page.getByRole('heading', { name: 'Inga träffar' })).toBeVisible();
  // Selected rows that no longer match are deselected once they have been checked.
  await expect(page.getByText(/Markerade: \d+/)).toBeHidden();
  await expectAccessible();
});

test('a long address breaks after its @ and its dots', async ({ page, backend, enterAs }) => {
  const domain = `rekryterare${randomUUID().slice(0, 4)}.example`;
  const email = `katarina.vallgren@${domain}`;
  const person = { first_name: 'Katarina', last_name: 'Vallgren', email };
  await backend.service.from('people').insert(person).throwOnError();
  await page.setViewportSize({ width: 700, height: 900 });
  await enterAs('admin');
  await page.goto(`/admin/applicants?q=${domain}&lang=en`);
  const cell = page.getByRole('cell', { name: email, exact: true });
  await expect(cell).toHaveText(email);
  const lines = await cell.evaluate((element) => {
    const range = document.createRange();
    const rectsOf = (node: Node) => {
      range.selectNodeContents(node);
      return [...range.getClientRects()].filter(({ width }) => width > 0);
    };
    return {
      count: new Set(rectsOf(element).map(({ top }) => top)).size,
      ofParts: [...element.childNodes].map((part) => rectsOf(part).length),
    };
  });
  expect(lines.count).toBeGreaterThan(1);
  // No part is broken; the marks between them have no width.
  expect(Math.max(...lines.ofParts)).toBe(1);
});

test('no list is cut off on a common screen', async ({ page, backend, enterAs }) => {
  await backend.service
    .from('people')
    .insert({
      first_name: 'Maximiliana',
      last_name: 'Konstantinopolitanska Andersson',
      email: `maximiliana.${randomUUID().slice(0, 8)}.konstantinopolitanska@avdelningen-for-rekrytering.example`,
    })
    .throwOnError();
  await page.setViewportSize({ width: 1440, height: 900 });
  await enterAs('admin');
  const lists = ['applicants', 'candidates', 'freelancers', 'jobs', 'outbox', 'waiting-list'];
  await page.goto('/admin/dashboard?lang=sv');
  const menu = page.getByRole('navigation', { name: 'Administrationens meny' });
  for (const list of [...lists, 'users', 'audit-log', 'privacy-requests']) {
    await menu.locator(`a[href^="/admin/${list}?"]`).click();
    await expect(page).toHaveURL(new RegExp(`/admin/${list}\\?`));
    // The list of before stays until the next one is loaded.
    await expect(page.locator('.list-scroll:not([data-seen])')).toBeVisible();
    await expect(page.getByRole('table')).not.toHaveAttribute('aria-busy', 'true');
    const hidden = await page.locator('.list-scroll:not([data-seen])').evaluate((element) => {
      element.setAttribute('data-seen', '');
      return element.scrollWidth - element.clientWidth;
    });
    expect([list, hidden]).toEqual([list, 0]);
  }
});
