import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/staff-test.ts';

test('a list that is opened again shows what came meanwhile, without asking', async ({
  page,
  backend,
  enterAs,
}) => {
  const name = `Väveri ${randomUUID().slice(0, 8)}`;
  const addClient = (added: string) =>
    backend.service.from('clients').insert({ name: added }).throwOnError();
  await addClient(name);
  await enterAs('recruiter');
  await page.goto(`/admin/clients?lang=en&q=${name}`);
  await page.getByRole('link', { name }).click();
  await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();

  await addClient(`${name} Norr`);
  await page.goBack();
  await expect(page.getByRole('link', { name: `${name} Norr` })).toBeVisible();
  await expect(page.getByText('change by a colleague')).toHaveCount(0);
});
