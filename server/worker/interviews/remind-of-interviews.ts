import { listAttendees, loadInterviews } from '../../features/interviews/load-interview.ts';
import { mailCandidate, remindColleague } from '../../features/interviews/mails.ts';
import { anyOf, db, now } from '../../postgres/query.ts';
import type { JobTask } from '../context.ts';

/** Interviews that were booked within the last day, or in the last hours before them, need no reminder. */
const isDue = `interview.state = 'booked' and interview.told_state = 'booked' and interview.reminded_at is null
  and interview.starts_at between now() + interval '2 hours' and now() + interval '24 hours'
  and interview.booked_at < interview.starts_at - interval '24 hours'`;

/** Reminds candidates of their interview the day before, and the colleagues who take part. */
export const remindOfInterviews: JobTask = ({ database, mailer }) =>
  database.transaction(async (query) => {
    const interviews = await loadInterviews(query, isDue);
    for (const interview of interviews) {
      await mailCandidate(query, mailer, interview, 'interview_reminder');
      for (const attendee of await listAttendees(query, interview.id)) {
        if (attendee.is_removed || !attendee.wants_reminder) continue;
        await remindColleague(query, mailer, interview, attendee);
      }
    }
    await query(
      db
        .updateTable('interviews')
        .set({ reminded_at: now })
        .where('id', '=', anyOf(interviews.map(({ id }) => id))),
    );
  });
