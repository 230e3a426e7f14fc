import { setOffline } from '../../support/network.ts';
import { addContact, createCompany, signInToPortal } from '../../support/portal.ts';
import { expect, test } from '../../support/staff-test.ts';

// Text that a contact has typed is never lost, whatever happens meanwhile.

test.use({
  expectedErrors: /status of (401|403|404|409)|ERR_INTERNET_DISCONNECTED|ERR_FAILED|WebSocket/,
});

test('a candidate withdraws while the contact writes', async ({
  page,
  request,
  backend,
  expectAccessible,
}) => {
  const company = await createCompany(backend, request, ['Ylva', 'Olle']);
  const path = `/portal/shortlists/${company.shortlist}`;
  await signInToPortal(page, backend, company.contact.email, { path });
  const card = page.getByRole('article').filter({ hasText: 'Ylva Provsson' });
  await card.getByText('Comment to your recruiter').click();
  await card.getByRole('textbox').fill('Thursday suits us.');
  await backend.service
    .from('applications')
    .update({ withdrawn_at: new Date().toISOString() })
    .eq('id', String(company.applications[0]))
    .throwOnError();
  await expect(card.getByRole('alert')).toContainText('no longer a candidate');
  await expect(card.getByRole('alert')).toContainText('Thursday suits us.');
  await expect(page.getByRole('article').filter({ hasText: 'Olle Provsson' })).toBeVisible();
  await expectAccessible();
});

test('the shortlist is closed while the contact writes', async ({ page, request, backend }) => {
  const company = await createCompany(backend, request, ['Ylva']);
  const path = `/portal/shortlists/${company.shortlist}`;
  await signInToPortal(page, backend, company.contact.email, { path });
  const card = page.getByRole('article');
  await card.getByText('Comment to your recruiter').click();
  await card.getByRole('textbox').fill('Thursday suits us.');
  await backend.service
    .from('review_links')
    .update({ revoked_at: new Date().toISOString() })
    .eq('id', company.shortlist)
    .throwOnError();
  await expect(page.getByRole('heading', { level: 1 })).toHaveText('This shortlist is closed');
  await expect(page.getByRole('main')).toContainText('Thursday suits us.');
});

test('the session ends while the contact writes, and the comment is there after signing in', async ({
  page,
  request,
  backend,
}) => {
  const company = await createCompany(backend, request, ['Ylva']);
  const path = `/portal/shortlists/${company.shortlist}`;
  const { email } = company.contact;
  await signInToPortal(page, backend, email, { path });
  const card = page.getByRole('article');
  await card.getByText('Comment to your recruiter').click();
  await card.getByRole('textbox').fill('Thursday suits us.');
  const token = await page.evaluate(
    () => JSON.parse(localStorage.getItem('sb-localhost-auth-token') ?? '{}').access_token,
  );
  const ended = await request.post('/auth/v1/logout?scope=global', {
    headers: { authorization: `Bearer ${token}` },
  });
  expect(ended.status()).toBe(204);
  await card.getByRole('button', { name: 'Send comment' }).click();
  await expect(page.getByText('Your session has ended.')).toBeVisible();
  await page.getByLabel('Work email').fill(email);
  await page.getByRole('button', { name: 'Email me a code' }).click();
  const code = page.getByLabel('Code', { exact: true });
  await code.waitFor();
  await code.fill(await backend.findCode(email, 'auth_portal_code'));
  await page.getByRole('button', { name: 'Sign in', exact: true }).click();
  await expect(card.getByRole('textbox')).toHaveValue('Thursday suits us.');
});

test('the contact is offline, and sends the comment later', async ({ page, request, backend }) => {
  const company = await createCompany(backend, request, ['Ylva']);
  const path = `/portal/shortlists/${company.shortlist}`;
  await signInToPortal(page, backend, company.contact.email, { path });
  const card = page.getByRole('article');
  await card.getByText('Comment to your recruiter').click();
  await card.getByRole('textbox').fill('Thursday suits us.');
  await setOffline(page, true);
  await card.getByRole('button', { name: 'Send comment' }).click();
  await expect(card.getByRole('status')).toContainText('You’re offline.');
  await expect(card.getByRole('textbox')).toHaveValue('Thursday suits us.');
  await setOffline(page, false);
  await card.getByRole('button', { name: 'Send comment' }).click();
  await expect(card.getByRole('status')).toContainText('We’ve got your comment');
});

test('two contacts decide at the same time', async ({ page, browser, request, backend }) => {
  const company = await createCompany(backend, request, ['Ylva']);
  const path = `/portal/shortlists/${company.shortlist}`;
  const bo = await addContact(backend, company.client.id, 'Bo');
  await signInToPortal(page, backend, company.contact.email, { path });
  const context = await browser.newContext();
  const other = await context.newPage();
  await signInToPortal(other, backend, bo.email, { path });
  const [mine, theirs] = [page.getByRole('article'), other.getByRole('article')];
  await mine.getByText('Comment to your recruiter').click();
  await mine.getByRole('textbox').fill('Not for us.');
  // The answer of the other contact is on its way to this page.
  await page.route('**/rest/v1/rpc/open_portal_review', (route) => route.abort());
  await theirs.getByRole('button', { name: 'Ask for an interview' }).click();
  await expect(theirs.getByRole('status')).toContainText('Got it');
  await mine.getByRole('button', { name: 'Pass' }).click();
  await expect(mine.getByRole('status')).toContainText(
    'answered on Ylva Provsson at the same time',
  );
  await expect(mine.getByRole('textbox')).toHaveValue('Not for us.');
  await page.unroute('**/rest/v1/rpc/open_portal_review');
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await page.reload();
  await expect(mine).toContainText(`${bo.name} has asked for an interview`);
  await context.close();
});
