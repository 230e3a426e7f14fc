import { inventEmail } from '../../support/backend.ts';
import { createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';

test('a freelancer is approved, booked by keyboard and put on a job', async ({
  page,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const { service } = backend;
  const email = inventEmail();
  const skill = `Beeswax ${email.slice(0, 8)}`;
  const { data: person } = await service
    .from('people')
    .insert({ first_name: 'Frida', last_name: 'Frilans', email })
    .select('id')
    .single()
    .throwOnError();
  await service
    .from('freelancers')
    .insert({ person_id: person.id, skills: [skill], day_rate: 7000 })
    .throwOnError();
  const job = await createClientJob(backend);
  const { name: colleague } = await enterAs('recruiter');

  await test.step('the freelancer is found by a skill', async () => {
    await open('/admin/freelancers');
    await page.getByRole('searchbox').first().fill(skill);
    const link = page.getByRole('link', { name: 'Frida Frilans' });
    // The header row and the one remaining row.
    await expect(page.getByRole('row')).toHaveCount(2);
    await expect(page.getByRole('row').filter({ has: link })).toContainText('Awaiting approval');
    await expectAccessible();
    await link.click();
  });

  await test.step('a decision is undone and made again, each with its mail', async () => {
    await expect(page.getByRole('heading', { level: 1, name: 'Frida Frilans' })).toBeVisible();
    await page.getByRole('button', { name: 'Decline' }).click();
    await expect(page.getByText('Frida Frilans is declined.')).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('Awaiting approval')).toBeVisible();
    await page.getByRole('button', { name: 'Approve' }).click();
    await expect(page.getByText(`by ${colleague}`)).toBeVisible();
    const readMails = async () => {
      const { data } = await service
        .from('outbox')
        .select('template_key, state')
        .eq('to_email', email)
        .order('created_at')
        .throwOnError();
      return data;
    };
    await expect.poll(readMails).toEqual([
      { template_key: 'freelancer_declined', state: 'cancelled' },
      { template_key: 'freelancer_approved', state: expect.not.stringContaining('cancelled') },
    ]);
  });

  await test.step('a period is booked by keyboard', async () => {
    const today = page
      .getByRole('button', { name: /, Unknown$/ })
      .and(page.locator('[tabindex="0"]'));
    await today.focus();
    await page.keyboard.press('PageDown');
    await page.keyboard.press('Home');
    await page.keyboard.press('Enter');
    await page.keyboard.press('End');
    await page.keyboard.press('Enter');
    await page.getByRole('textbox', { name: 'Note', exact: true }).fill('Assignment in Malmö');
    await page.getByRole('button', { name: 'Save dates' }).click();
    await expect(page.getByRole('button', { name: /Booked, Assignment in Malmö$/ })).toHaveCount(7);
    await expect(
      page.getByRole('listitem').filter({ hasText: 'Assignment in Malmö' }),
    ).toBeVisible();
    await expectAccessible();
  });

  await test.step('a change of a colleague appears without a reload', async () => {
    await service
      .from('freelancer_notes')
      .insert({ person_id: person.id, body: 'Calm under pressure' })
      .throwOnError();
    await expect(page.getByLabel('Internal note')).toHaveValue('Calm under pressure');
  });

  await test.step('the freelancer is proposed for a job', async () => {
    await page.getByRole('button', { name: 'Add to a job' }).click();
    const dialog = page.getByRole('dialog');
    await dialog
      .getByRole('combobox')
      .or(dialog.getByRole('searchbox'))
      .or(dialog.getByRole('textbox'))
      .first()
      .fill(job.title);
    await dialog.getByText(job.title).first().click();
    await dialog.getByRole('button', { name: /Add/ }).last().click();
    await expect
      .poll(async () => {
        const { data } = await service
          .from('applications')
          .select('source')
          .eq('job_id', job.id)
          .eq('person_id', person.id)
          .throwOnError();
        return data;
      })
      .toEqual([{ source: 'proposed' }]);
  });
});

test('an editor cannot see freelancers', async ({ page, enterAs, open, expectAccessible }) => {
  await enterAs('editor');
  await open('/admin/freelancers', 'sv');
  await expect(page.getByText('Ingår inte i din roll')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Frilansare' })).toHaveCount(0);
  await expectAccessible();
});
