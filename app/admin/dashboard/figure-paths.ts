import { addDays } from '../../../domain/time/calendar-day.ts';
import { toStockholmDay } from '../../../domain/time/stockholm-day.ts';
import type { StaffRole } from '../../backend/staff-access.ts';
import { listNavigation } from '../shell/navigation/navigation.ts';
import type { Period } from './period/period.ts';

// Paths of the lists that show the rows behind a figure: they are filtered by the same conditions.

const applications = '/admin/job-applications?view=table';
const range = ({ first, last }: Period) => `${first}..${last}`;

export const figurePaths = {
  open_jobs: () => '/admin/jobs?state=open',
  applications: (period: Period) => `${applications}&applied=${range(period)}`,
  hires: (period: Period) => `${applications}&stage=hired&moved=${range(period)}`,
  leads: (period: Period) => `/admin/waiting-list?created=${range(period)}`,
  waiting_leads: () => '/admin/waiting-list?state=new',
  failed_mails: () => '/admin/outbox?state=failed',
  owed: (ownerId: string) => `${applications}&owed=1&owner=${ownerId}`,
  stage: (stage: string) => `${applications}&stage=${stage}`,
  source: (period: Period, source: string) =>
    `${applications}&applied=${range(period)}&source=${encodeURIComponent(source)}`,
  scheduled_articles: () => '/admin/blog?state=scheduled',
  drafts: () => '/admin/blog?state=draft',
  new_articles: (period: Period) => `/admin/blog?state=published&published=${range(period)}`,
};

/** By the kinds that `list_needing_attention` returns. */
export const attentionPaths: Record<string, (now: Date) => string> = {
  owed_answers: () => `${applications}&owed=1`,
  leads: figurePaths.waiting_leads,
  renewals: () => '/admin/candidates?renewal=due',
  freelancers: () => '/admin/freelancers?awaiting=1',
  closing_jobs: (now) => {
    const today = toStockholmDay(now);
    return `/admin/jobs?state=open&closes=${today}..${addDays(today, 7)}&sort=closes`;
  },
  failed_mails: figurePaths.failed_mails,
  accounts: () => '/admin/users?standing=waiting',
  privacy_requests: () => '/admin/privacy-requests?open=1',
  untranslated_articles: () => '/admin/blog?missing=1&state=scheduled,published',
};

/** Returns the path only if this role may open it. */
export function findAllowedPath(role: StaffRole, to: string | undefined): string | undefined {
  const [path] = to?.split('?') ?? [];
  return listNavigation(role).some((item) => item.to === path) ? to : undefined;
}
