import { z } from 'zod';
import type { Language } from '../../../domain/language.ts';
import { followablePaths, maxFollowedRows } from '../../../domain/staff/saved-view.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import type { Query } from '../../postgres/query.ts';
import type { JobContext, JobTask } from '../context.ts';

type Alert = {
  view_id: string;
  user_id: string;
  request: string;
  row_key: string;
  is_new: boolean;
  view: string;
  screen: string;
  query: string;
  name: string;
  email: string;
  language: Language;
};

const maxAlertsPerRun = 100;
/** A run ends after this time, because the indexing of new people waits in the same queue. */
const maxRunMs = 60_000;
const rows = z.array(z.object({ row_key: z.uuid() }));

/** Mails colleagues about people who have appeared in a view that they follow, at most once in ten minutes per view. */
export const tellOfNewMatches: JobTask = async (context) => {
  const end = performance.now() + maxRunMs;
  for (const alert of await findDue(context)) {
    if (context.stopping?.aborted || performance.now() > end) return;
    await recordAttempt(context, alert);
    const matchingRows = await readRows(context, alert);
    if (!matchingRows) continue;
    await context.database.transaction(async (query) => {
      if (!(await lock(query, alert))) return;
      const added = await remember(query, alert, matchingRows);
      if (added > 0 && !alert.is_new) await tell(query, context, alert, added);
    });
  }
};

/** Colleagues take turns, so that many or slow views of one do not delay the views of others. */
async function findDue({ database }: JobContext): Promise<Alert[]> {
  const { rows: due } = await database.query<Alert>(
    `select alert.view_id, alert.user_id, alert.request, alert.row_key, alert.checked_at is null as is_new,
       view.name as view, view.screen, view.query, profile.name, profile.email, profile.language
     from public.view_alerts as alert
     join public.saved_views as view on view.id = alert.view_id
     join public.staff_profiles as profile on profile.user_id = alert.user_id
     where profile.state = 'active' and profile.role in ('recruiter', 'admin')
       and coalesce(alert.tried_at < now() - interval '9 minutes', true)
     order by row_number() over (partition by alert.user_id order by alert.tried_at nulls first),
       alert.tried_at nulls first limit $1`,
    [maxAlertsPerRun],
  );
  return due;
}

async function recordAttempt({ database }: JobContext, { view_id, user_id }: Alert): Promise<void> {
  await database.query(
    'update public.view_alerts set tried_at = now() where view_id = $1 and user_id = $2',
    [view_id, user_id],
  );
}

/** Reads the keys of the list with the rights of the colleague. */
async function readRows(
  { readAs, logger }: JobContext,
  alert: Alert,
): Promise<string[] | undefined> {
  const [path = '', query = ''] = alert.request.split('?');
  const params = new URLSearchParams(query);
  params.set('select', `row_key:${alert.row_key}`);
  params.set('limit', String(maxFollowedRows));
  try {
    const matches = rows.parse(await readAs(alert.user_id, `${path}?${params}`));
    return matches.map(({ row_key: key }) => key);
  } catch (error) {
    logger.warn({ err: error, view: alert.view_id }, 'a followed view cannot be read');
    return undefined;
  }
}

/** Another process may have checked the alert since, or the colleague has ended it. */
async function lock(query: Query, { view_id, user_id, is_new }: Alert): Promise<boolean> {
  const { rowCount } = await query(
    `update public.view_alerts set checked_at = now()
     where view_id = $1 and user_id = $2 and (checked_at is null) = $3
       and coalesce(checked_at < now() - interval '9 minutes', true)`,
    [view_id, user_id, is_new],
  );
  return rowCount === 1;
}

/** Returns how many of the rows were not in the view before. */
async function remember(query: Query, { view_id, user_id }: Alert, ids: string[]): Promise<number> {
  const { rowCount } = await query(
    `insert into private.view_alert_rows (view_id, user_id, row_id)
     select $1, $2, unnest($3::uuid[]) on conflict do nothing`,
    [view_id, user_id, ids],
  );
  return rowCount ?? 0;
}

async function tell(
  query: Query,
  { mailer }: JobContext,
  alert: Alert,
  count: number,
): Promise<void> {
  const { view_id, user_id, view, screen, name, email, language } = alert;
  const path = `${followablePaths[screen] ?? '/admin'}?${alert.query.replace(/^\?/, '')}`;
  await enqueueMail(query, {
    cause: `new_matches:${view_id}:${user_id}:${new Date().toISOString()}`,
    template: 'staff_new_matches',
    forStaff: user_id,
    to: email,
    toName: name,
    language,
    variables: {
      first_name: name.split(' ')[0],
      view,
      count: String(count),
      link: localizedUrl(`${mailer.sender.siteUrl}${path}`, language),
    },
  });
}
