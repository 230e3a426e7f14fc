import type { Page } from '@playwright/test';
import { createCandidate } from '../../support/people.ts';
import { expect, test } from '../../support/staff-test.ts';

/** The shortcuts work once the counts of the menu are shown. */
const untilCounted = (page: Page) =>
  expect(page.getByRole('link', { name: /^Jobs ?, \d+ open/ })).toBeVisible();

test('the palette finds people and jobs and navigates by keyboard', async ({
  page,
  backend,
  open,
  enterAs,
  expectAccessible,
}) => {
  const name = `Tindra ${Math.random().toString(36).slice(2, 8)}`;
  const { data: person } = await backend.service
    .from('people')
    .insert({
      first_name: name,
      last_name: 'Exempel',
      email: `${name.replace(' ', '.')}@example.com`,
    })
    .select('id')
    .single()
    .throwOnError();
  await enterAs('recruiter');
  await open('/admin/dashboard');
  await untilCounted(page);

  await page.keyboard.press('Control+k');
  const field = page.getByRole('combobox', { name: 'What are you looking for?' });
  await expect(field).toBeFocused();
  await field.fill(name);
  await expect(page.getByRole('option', { name: `${name} Exempel` })).toHaveAttribute(
    'aria-selected',
    'true',
  );
  await expect(page.getByRole('group', { name: 'People' }).getByRole('option')).toHaveCount(1);
  // Enter that accepts the suggestion of an input method chooses nothing.
  await field.dispatchEvent('keydown', { key: 'Enter', isComposing: true });
  await expect(field).toBeVisible();
  await page.keyboard.press('Enter');
  await expect(page).toHaveURL(new RegExp(`/admin/applicants/${person.id}`));

  const word = `zephyr${Math.random().toString(36).slice(2, 8)}`;
  const candidate = await createCandidate(backend, word);
  await open('/admin/dashboard');
  await page.getByRole('button', { name: 'Find people, jobs, actions' }).click();
  // Somebody who is found by a word that their line lacks is shown with the text that has it.
  await field.fill(word);
  await expect(page.getByRole('option', { name: candidate.name })).toContainText(
    `Ten years with ${word}`,
  );
  await field.fill('hygglo');
  await expect(page.getByRole('option', { name: /Full-?stack developer.*Hygglo/i })).toBeVisible();
  await field.fill('jobs');
  await expect(page.getByRole('option', { name: /^Jobs/ })).toBeVisible();
  await expectAccessible();
  await page.getByRole('option', { name: /^Jobs/ }).click();
  await expect(page).toHaveURL(/\/admin\/jobs$/);
  await expect(page.getByRole('dialog')).toBeHidden();
});
