import { inventEmail } from '../../support/backend.ts';
import { openLink } from '../../support/open-link.ts';
import { createApplicant, createClientJob } from '../../support/shortlist.ts';
import { expect, test } from '../../support/staff-test.ts';
import { texts } from './journey-texts.ts';

test('a contact is invited, signs in and answers, live for both sides and in both languages', async ({
  page,
  browser,
  request,
  backend,
  enterAs,
  open,
  expectAccessible,
}) => {
  const { en, sv } = texts;
  const { service } = backend;
  const job = await createClientJob(backend);
  const title = job.title.replace('Beekeeper', 'Biodlare');
  const { data: found } = await service
    .from('jobs')
    .select('client_id')
    .eq('id', job.id)
    .single()
    .throwOnError();
  const clientId = String(found.client_id);
  for (const name of ['Ylva', 'Olle']) await createApplicant(backend, request, job, name);
  const email = inventEmail();

  // The recruiter adds the contact and opens the portal to them.
  const { id: owner_id } = await enterAs('recruiter');
  await service
    .from('client_details')
    .update({ owner_id })
    .eq('client_id', clientId)
    .throwOnError();
  await service.from('job_staff').update({ owner_id }).eq('job_id', job.id).throwOnError();
  await open(`/admin/clients/${clientId}`);
  const contacts = page.getByRole('region', { name: 'Contacts' });
  await contacts.getByRole('button', { name: 'Add contact' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByLabel('First name').fill('Klara');
  await dialog.getByLabel('Last name').fill('Kund');
  await dialog.getByLabel('Email').fill(email);
  await dialog.getByLabel('Language').selectOption('sv');
  await dialog.getByRole('button', { name: 'Add contact' }).click();
  await contacts.getByRole('button', { name: 'Give portal access' }).click();
  await expect(dialog).toContainText(email);
  await dialog.getByRole('button', { name: 'Give access and send' }).click();
  await expect(contacts.getByText('Portal access since')).toBeVisible();
  await expect(
    page.getByRole('region', { name: 'Timeline' }).getByText('Portal access given to Klara Kund'),
  ).toBeVisible();
  await expectAccessible();

  // The contact opens the mail and signs in with the link of a second one.
  const context = await browser.newContext({ viewport: { width: 390, height: 844 } });
  const phone = await context.newPage();
  const mailed = await backend.findLink(email, 'portal_access');
  await phone.goto(mailed);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(sv.signIn);
  await phone.getByRole('textbox').fill(email);
  await phone.getByRole('main').getByRole('button').first().click();
  await expect(phone.getByRole('status')).toContainText(email);
  await openLink(phone, await backend.findLink(email, 'auth_portal_code'));
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(sv.searches);
  await expect(phone.locator('html')).toHaveAttribute('lang', 'sv');
  await expect(phone.getByText(sv.open)).toBeVisible();
  const search = phone.getByRole('article').filter({ hasText: title });
  await expect(
    search.getByRole('listitem').filter({ hasText: sv.interview, hasNotText: sv.ask }),
  ).toContainText('2');

  // A draft is not in the portal. Once it is shared, it appears without a reload.
  await open(`/admin/jobs/${job.id}/review`);
  await page.getByRole('main').getByRole('button', { name: 'New shortlist' }).last().click();
  await page.getByLabel('Name').fill('Ines Kund');
  await page.getByRole('button', { name: 'Create draft' }).click();
  const draft = page.getByRole('region', { name: 'Draft, not shared' });
  await expect(draft).toContainText(
    'Contacts with portal access see it when you share it: Klara Kund.',
  );
  await expect(page.getByLabel('Why Ylva Provsson?')).toBeVisible();
  await phone.reload();
  await expect(search).toBeVisible();
  await expect(search.getByRole('link', { name: sv.shortlist })).toHaveCount(0);
  await draft.getByRole('button', { name: 'Show in the portal' }).click();
  await expect(page.getByText('Shared. Contacts with portal access see it now')).toBeVisible();
  await expect(search).toContainText(sv.answer);
  await expect(search.getByRole('link', { name: sv.shortlist })).toBeVisible();

  // The contact answers about one person in English, and about the other in Swedish.
  await phone.goto('/portal?lang=en');
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(en.searches);
  await expect(phone.getByText(en.open)).toBeVisible();
  const inEnglish = phone.getByRole('article').filter({ hasText: job.title });
  await expect(
    inEnglish.getByRole('listitem').filter({ hasText: en.interview, hasNotText: en.ask }),
  ).toContainText('2');
  await expect(inEnglish).toContainText(en.answer);
  await inEnglish.getByRole('link', { name: en.shortlist }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(job.title);

  const ylva = phone.getByRole('article').filter({ hasText: 'Ylva Provsson' });
  await ylva.getByText(en.comment).click();
  await ylva.getByRole('textbox').fill('Honung är viktigt.');
  await ylva.getByRole('button', { name: en.send }).click();
  await expect(ylva.getByRole('status')).toContainText(en.sent);
  await ylva.getByRole('button', { name: en.ask }).click();
  await expect(ylva).toContainText(en.asked);
  const olle = phone.getByRole('article').filter({ hasText: 'Olle Provsson' });
  await olle.getByRole('button', { name: en.pass }).click();
  await expect(olle.getByRole('status')).toContainText(en.reason);
  await phone.goto(`${new URL(phone.url()).pathname}?lang=sv`);
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(title);
  await expect(ylva).toContainText(sv.asked);
  await olle.getByRole('button', { name: sv.pass }).click();
  await expect(olle.getByRole('status')).toContainText(sv.reason);
  const isActive = (field: Element) => field === document.activeElement;
  await expect.poll(() => olle.getByRole('textbox').evaluate(isActive)).toBe(true);
  await olle.getByRole('textbox').fill('Too far away.');
  await olle.getByRole('button', { name: sv.pass }).click();
  await expect(olle.getByRole('status')).toContainText(sv.passed);

  // The recruiter sees it immediately, with the name, and replies.
  const conversation = page.getByRole('region', { name: 'Comments on Ylva Provsson' });
  await expect(
    conversation.getByRole('listitem').filter({ hasText: 'Honung är viktigt.' }),
  ).toContainText('Klara Kund');
  await conversation.getByRole('textbox').fill('Vi bokar torsdag.');
  await conversation.getByRole('button', { name: 'Send reply' }).click();
  await expect(ylva.getByRole('listitem').filter({ hasText: 'Vi bokar torsdag.' })).toBeVisible();
  await open(`/admin/clients/${clientId}`);
  await expect(
    page
      .getByRole('region', { name: 'Timeline' })
      .getByText(`Klara Kund asked for an interview: ${job.title}`),
  ).toBeVisible();
  await page.getByRole('button', { name: /^Notifications, / }).click();
  await expect(page.getByText('The client passed on Olle Provsson')).toBeVisible();

  // Access ends immediately, while the page is open.
  await page.keyboard.press('Escape');
  await contacts.getByRole('button', { name: 'Withdraw portal access' }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('ingen tillgång');
  await expect(phone.getByRole('banner').getByRole('button', { name: sv.signOut })).toBeVisible();
  await phone.goto('/portal?lang=en');
  await expect(phone.getByRole('heading', { level: 1 })).toContainText('no portal access');
  await phone.getByRole('banner').getByRole('button', { name: en.signOut }).click();
  await expect(phone.getByRole('heading', { level: 1 })).toHaveText(en.signIn);
  await context.close();
});
