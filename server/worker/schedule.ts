import type { CronItem } from 'graphile-worker';
import { dayMs } from '../../domain/units.ts';

// All recurring work. The next round also does the work of a missed one.

export const schedule: CronItem[] = [
  { task: 'find-waiting-mail', match: '* * * * *' },
  { task: 'find-waiting-webhooks', match: '* * * * *' },
  { task: 'find-arrived-mail', match: '* * * * *' },
  // A slow mailbox is not read twice at the same time.
  { task: 'fetch-replies', match: '* * * * *', options: { queueName: 'mailbox' } },
  { task: 'tell-of-waiting-staff', match: '* * * * *' },
  { task: 'tell-of-approvals', match: '* * * * *' },
  { task: 'tell-of-mentions', match: '* * * * *' },
  { task: 'tell-of-client-mentions', match: '* * * * *' },
  { task: 'tell-of-client-answers', match: '* * * * *' },
  { task: 'tell-of-pause-requests', match: '* * * * *' },
  { task: 'tell-of-ad-answers', match: '* * * * *' },
  { task: 'tell-of-tasks', match: '* * * * *' },
  { task: 'tell-of-withdrawals', match: '* * * * *' },
  { task: 'tell-of-owed-answers', match: '* * * * *' },
  { task: 'continue-bulk-actions', match: '* * * * *' },
  { task: 'continue-imports', match: '* * * * *' },
  { task: 'continue-data-exports', match: '* * * * *' },
  // Due at seven in the morning in Stockholm.
  { task: 'remind-of-tasks', match: '*/5 * * * *' },
  { task: 'tell-of-interviews', match: '* * * * *' },
  { task: 'read-calendars', match: '*/15 * * * *' },
  { task: 'remind-of-interviews', match: '*/5 * * * *' },
  { task: 'remind-of-answers', match: '*/10 * * * *' },
  // Due on Mondays at seven in Stockholm; after that, until it is done.
  { task: 'report-to-clients', match: '*/10 * * * *' },
  { task: 'tell-of-new-matches', match: '*/10 * * * *', options: { queueName: 'search' } },
  { task: 'find-unread-documents', match: '*/5 * * * *' },
  { task: 'index-people', match: '* * * * *', options: { queueName: 'search' } },
  { task: 'collect-known-words', match: '10 2 * * *', options: { backfillPeriod: dayMs } },
  { task: 'publish-scheduled-articles', match: '* * * * *' },
  { task: 'close-expired-jobs', match: '* * * * *' },
  { task: 'roll-up-analytics', match: '7 * * * *' },
  { task: 'clean-up', match: '23 * * * *' },
  { task: 'send-newsletter', match: '30 6 * * *' },
  { task: 'remind-of-renewal', match: '15 8 * * *' },
  { task: 'retention', match: '40 3 * * *' },
];
