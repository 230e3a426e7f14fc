import { randomUUID } from 'node:crypto';
import { expect, test } from '../../support/staff-test.ts';

const record = randomUUID();

const closedToEditors = [
  ['/admin/reports', 'Reports are for recruiters and administrators.'],
  [`/admin/clients/${record}`, 'Clients are for recruiters and administrators.'],
  [`/admin/invoices/${record}`, 'Invoices are for administrators and client owners.'],
  [`/admin/waiting-list/${record}`, 'The waiting list is for recruiters and administrators.'],
  [`/admin/freelancers/${record}`, 'Recruiters and administrators manage the network.'],
  [`/admin/outbox/${record}`, 'The outbox is for recruiters and administrators.'],
  [`/admin/privacy-requests/${record}`, 'Privacy requests are for recruiters and administrators.'],
  [`/admin/webhooks/${record}`, 'Webhooks send data to other systems'],
  ['/admin/export', 'The export holds everything'],
] as const;

test('an editor who follows a colleague’s link reads who has access, not that the record is gone or the figures are zero', async ({
  page,
  enterAs,
  open,
}) => {
  await enterAs('editor');
  for (const [path, text] of closedToEditors) {
    await open(path);
    await expect(page.getByRole('main')).toContainText(text);
    await expect(page.getByRole('heading', { level: 2 })).toHaveCount(1);
  }
});
