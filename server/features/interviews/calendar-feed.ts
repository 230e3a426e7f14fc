import { randomBytes } from 'node:crypto';
import { z } from 'zod';
import { applicationPath } from '../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import type { Language } from '../../../domain/language.ts';
import type { LocalizedText } from '../../../domain/localized-text.ts';
import { type CalendarEvent, writeCalendar } from '../../calendar/write-calendar.ts';
import { localizedUrl } from '../../email/mail-link.ts';
import { hashToken } from '../../email/person-links.ts';
import type { Call, RemoteFunction } from '../../functions/call.ts';
import { defineAction } from '../../functions/define-action.ts';
import { FunctionError } from '../../functions/errors.ts';
import { limitAddress, linkLimit } from '../../functions/limits/limit.ts';
import { requireRecentProof } from '../../functions/require-recent-proof.ts';
import { mailMessages } from './mail-messages.ts';

const name = 'calendar-feed';

/** Makes, replaces or ends the secret URL of the caller's interviews. Only this response contains it. */
const feedAction = defineAction({
  name,
  roles: ['admin', 'recruiter'],
  schema: z.object({ action: z.enum(['create', 'revoke', 'show']) }),
  async run({ action }, call, staff) {
    const { database, site } = call.context;
    if (action === 'show') {
      const { rows } = await database.query<{ created_at: Date }>(
        'select created_at from private.calendar_feeds where staff_id = $1',
        [staff.id],
      );
      return { since: rows[0]?.created_at.toISOString() ?? null };
    }
    if (action === 'revoke') {
      await database.query('delete from private.calendar_feeds where staff_id = $1', [staff.id]);
      return { since: null };
    }
    // The URL outlives the session.
    await requireRecentProof(call, staff);
    const token = randomBytes(32).toString('base64url');
    await database.query(
      `insert into private.calendar_feeds (staff_id, token_hash) values ($1, $2)
       on conflict (staff_id) do update set token_hash = excluded.token_hash, created_at = now()`,
      [staff.id, hashToken(token)],
    );
    return {
      since: new Date().toISOString(),
      url: `${site.url}/functions/v1/${name}?token=${token}`,
    };
  },
});

/** Calendar programs read the same URL with GET. */
export const calendarFeed: RemoteFunction = {
  ...feedAction,
  handle: (call) =>
    call.request.method === 'GET' || call.request.method === 'HEAD'
      ? showFeed(call)
      : feedAction.handle(call),
};

type FeedRow = {
  id: string;
  sequence: number;
  starts_at: Date;
  ends_at: Date;
  updated_at: Date;
  place: string | null;
  application_id: string;
  full_name: string;
  title: LocalizedText;
  language: Language;
};

async function showFeed(call: Call): Promise<Response> {
  await limitAddress(call, name, linkLimit);
  const { database, site } = call.context;
  const token = new URL(call.request.url).searchParams.get('token') ?? '';
  const { rows: owners } = await database.query<{ id: string; language: Language }>(
    `select profile.user_id as id, profile.language from private.calendar_feeds as feed
     join public.staff_profiles as profile on profile.user_id = feed.staff_id
     where feed.token_hash = $1 and profile.state = 'active' and profile.role in ('recruiter', 'admin')`,
    [hashToken(token)],
  );
  const [owner] = owners;
  if (!owner) throw new FunctionError('link_invalid');
  const { rows } = await database.query<FeedRow>(
    `select interview.id, interview.sequence, interview.starts_at, interview.ends_at, interview.updated_at,
       interview.place, interview.application_id, person.full_name, job.title
     from public.interviews as interview
     join public.interview_attendees as attendee on attendee.interview_id = interview.id
     join public.applications as application on application.id = interview.application_id
     join public.people as person on person.id = application.person_id
     join public.jobs as job on job.id = interview.job_id
     where attendee.staff_id = $1 and attendee.removed_at is null and interview.state = 'booked'
       and interview.starts_at > now() - interval '90 days'
       and person.anonymised_at is null and person.erase_after is null
       and private.is_shown_job(interview.job_id, attendee.staff_id)
     order by interview.starts_at limit 1000`,
    [owner.id],
  );
  const events = rows.map((row) => toEvent(row, owner.language, site.url));
  return new Response(writeCalendar('PUBLISH', events, `${site.name}`), {
    headers: { 'content-type': 'text/calendar; charset=utf-8', 'cache-control': 'no-store' },
  });
}

function toEvent(row: FeedRow, language: Language, siteUrl: string): CalendarEvent {
  const path = applicationPath(row.application_id);
  return {
    // Differs from the uid of the invitation: a program with both would treat one as an update of the other.
    uid: `${row.id}-feed`,
    sequence: row.sequence,
    start: row.starts_at,
    end: row.ends_at,
    stamp: row.updated_at,
    summary: mailMessages[language].withCandidate(row.full_name, inLanguage(row.title, language)),
    location: row.place ?? undefined,
    url: localizedUrl(`${siteUrl}${path}`, language),
  };
}
