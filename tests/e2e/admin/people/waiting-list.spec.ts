import { freshAddress } from '../../../fixtures/fresh-address.ts';
import { inventEmail } from '../../support/backend.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a lead is assigned, annotated and converted to a client', async ({
  page,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const { service } = backend;
  const email = inventEmail();
  const company = `Vaxkakan ${email.slice(0, 8)}`;
  const sent = await request.post('/functions/v1/send-calculation', {
    data: {
      email,
      name: 'Lo Ledare',
      company,
      hires_per_year: 6,
      monthly_salary: 50000,
      currency: 'SEK',
      hiring_today: 'agency',
      days_to_hire: 45,
      language: 'sv',
      consent: true,
      consent_version: 1,
      started_at: Date.now() - 60_000,
    },
  });
  expect(await sent.json()).toEqual({ ok: true });
  const { name } = await enterAs('recruiter');

  await open('/admin/waiting-list');
  await page.getByRole('searchbox').first().fill(company);
  const link = page.getByRole('link', { name: company });
  // The header row and the one remaining row.
  await expect(page.getByRole('row')).toHaveCount(2);
  await expect(page.getByRole('row').filter({ has: link })).toContainText(/SEK\s313,200/);
  await expectAccessible();
  await link.click();

  await expect(page.getByText('Yearly saving')).toBeVisible();
  await expect(page.getByText('Success-fee agency')).toBeVisible();
  await page.getByRole('button', { name: 'Contacted' }).click();
  await expect(page.getByRole('button', { name: 'Contacted' })).toHaveAttribute(
    'aria-pressed',
    'true',
  );
  await page.getByRole('button', { name: 'Assign to me' }).click();
  await expect(page.getByLabel('Assigned to').locator('option:checked')).toHaveText(name);
  // A note that was typed before a reload is kept until it is saved.
  const note = page.getByLabel('Only visible to staff');
  await note.fill('Calls back on Thursday.');
  await page.reload();
  await expect(note).toHaveValue('Calls back on Thursday.');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await page.reload();
  await expect(note).toHaveValue('Calls back on Thursday.');
  await expect(page.getByText('Not saved yet')).toBeHidden();
  await expect(page.getByRole('link', { name: 'All leads' })).toBeVisible();
  await expectAccessible();

  await page.getByRole('button', { name: 'Convert to client' }).click();
  await expect(page.getByText(`Client: ${company}.`)).toBeVisible();
  await page.getByRole('button', { name: 'Undo' }).last().click();
  await expect(page.getByRole('button', { name: 'Convert to client' })).toBeVisible();
  // Undo restores the lead first and deletes the client a moment later.
  const clients = async () => (await service.from('clients').select('id').eq('name', company)).data;
  await expect.poll(clients).toEqual([]);
  await page.getByRole('button', { name: 'Convert to client' }).click();
  await expect(page.getByText(`Client: ${company}.`)).toBeVisible();
  const { data: kept } = await service
    .from('waiting_list')
    .select('state, note, client:clients(contacts:client_contacts(person:people(email)))')
    .eq('company', company)
    .single()
    .throwOnError();
  expect(kept).toEqual({
    state: 'contacted',
    note: 'Calls back on Thursday.',
    client: { contacts: [{ person: { email } }] },
  });
  await expectAccessible();
});

test('booking links are weighted, paused and counted', async ({
  page,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const mark = inventEmail().slice(0, 8);
  const name = `Calendar ${mark}`;
  await enterAs('recruiter');
  await open('/admin/booking-links');
  await page.getByLabel('Name').fill(name);
  await page.getByLabel('Calendar URL').fill('https://calendly.com@evil.example/');
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  await expect(page.getByLabel('Calendar URL')).toHaveAccessibleDescription(/without a user name/);
  // A Calendly URL like the others: concurrent tests that open the site may be given this link.
  await page.getByLabel('Calendar URL').fill(`https://calendly.com/prov-${mark}`);
  await page.getByRole('button', { name: 'Add', exact: true }).click();
  const row = page.getByRole('row').filter({ hasText: name });
  await expect(row).toContainText('never');
  await expect(row.getByRole('combobox')).toHaveCSS('appearance', 'none');

  await row.getByLabel(`Weight for ${name}`).fill('0');
  await row.getByLabel(`Weight for ${name}`).press('Enter');
  await expect(page.getByText('Pause the link to stop its calls.')).toBeVisible();
  await expect(row.getByLabel(`Weight for ${name}`)).toHaveValue('1');
  await row.getByLabel(`Weight for ${name}`).fill('100');
  await row.getByLabel(`Weight for ${name}`).press('Enter');
  await expect(page.getByText(`${name} now has weight 100.`)).toBeVisible();
  // The link with the highest weight is served first. A visitor opens it, and the count updates without a reload.
  const headers = {
    'x-forwarded-for': freshAddress(),
    'user-agent':
      'Mozilla/5.0 (X11; Linux x86_64) AppleWebKit/537.36 Chrome/140.0.0.0 Safari/537.36',
  };
  const served = await request.post('/functions/v1/get_next_calendly_url', { headers });
  expect(await served.text()).toContain(`prov-${mark}`);
  const properties = { link: `https://calendly.com/prov-${mark}` };
  await request.post('/functions/v1/track', {
    headers,
    data: { name: 'booking_click', path: '/', language: 'en', properties },
  });
  await expect(row).toContainText('last ');
  await expectAccessible();

  const renamed = `Renamed ${mark}`;
  const edit = page.getByRole('dialog');
  await row.getByRole('button', { name: `Edit ${name}` }).click();
  await expect(edit.getByLabel('Calendar URL')).toHaveValue(`https://calendly.com/prov-${mark}`);
  await edit.getByLabel('Name').fill(renamed);
  await edit.getByLabel('Calendar URL').fill(`https://calendly.com/nytt-${mark}`);
  await edit.getByRole('button', { name: 'Save' }).click();
  await expect(page.getByRole('row').filter({ hasText: renamed })).toContainText(
    `calendly.com/nytt-${mark}`,
  );
  await page.getByRole('button', { name: 'Undo' }).last().click();

  await row.getByRole('button', { name: `Pause ${name}` }).click();
  await expect(row).toContainText('Paused');
  await expect(row).toContainText('0 %');
  await expectAccessible();
  await row.getByRole('button', { name: `Delete ${name}` }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
  await expect(row).toHaveCount(0);
  const { data } = await backend.service.from('booking_links').select('id').eq('label', name);
  expect(data).toEqual([]);
});
