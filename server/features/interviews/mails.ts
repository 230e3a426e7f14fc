import { applicationPath } from '../../../domain/applications/application-path.ts';
import { inLanguage } from '../../../domain/in-language.ts';
import { formatInterviewTime } from '../../../domain/interviews/format-time.ts';
import type { Language } from '../../../domain/language.ts';
import { enqueueMail } from '../../email/enqueue.ts';
import { localizedUrl, personLink } from '../../email/mail-link.ts';
import type { Query } from '../../postgres/query.ts';
import { joinConversation } from '../conversations/continue-conversation.ts';
import { applicationVariables } from '../jobs/job.ts';
import { writeEntry } from './calendar-entry.ts';
import type { Attendee, LoadedInterview } from './load-interview.ts';
import { mailMessages } from './mail-messages.ts';
import type { MailSource } from './tell.ts';

type CandidateTemplate =
  | 'interview_proposed'
  | 'interview_booked'
  | 'interview_moved'
  | 'interview_cancelled'
  | 'interview_reminder';

function templateOf({ state, told_state: told }: LoadedInterview): CandidateTemplate {
  if (state === 'booked' && told === 'booked') return 'interview_moved';
  return `interview_${state}`;
}

/** Mails the candidate the present state, with a link to their own page. */
export async function mailCandidate(
  query: Query,
  { sender, fromAddress }: MailSource,
  interview: LoadedInterview,
  template: CandidateTemplate = templateOf(interview),
): Promise<void> {
  const { application_id: applicationId, language, email, full_name: name } = interview;
  if (!email) return;
  const purpose = interview.has_own_address ? 'application' : 'person';
  const variables = applicationVariables(interview, language, sender.siteName);
  const { job_title: job, client_name: company } = variables;
  const isOnCalendar =
    interview.state === 'booked' ||
    (interview.state === 'cancelled' && interview.told_state === 'booked');
  const conversation = await joinConversation(query, {
    personId: interview.person_id,
    applicationId,
    assigneeId: interview.planner_id,
  });
  await enqueueMail(query, {
    ...conversation,
    template,
    to: email,
    toName: name,
    language,
    replyTo: interview.reply_to ?? undefined,
    personId: interview.person_id,
    applicationId,
    interviewId: interview.id,
    isAnswer: template === 'interview_proposed' || template === 'interview_booked',
    variables: {
      first_name: interview.first_name,
      ...variables,
      ...describe(interview, language, interview.time_zone),
      is_changed: interview.told_state !== null,
      message: interview.message,
      link: personLink(sender.siteUrl, language, { applicationId, purpose }),
    },
    calendar:
      isOnCalendar && template !== 'interview_reminder'
        ? writeEntry(interview, {
            summary: mailMessages[language].withCompany(job, company),
            description: [interview.message, mailMessages[language].changeByMail],
            organizer: { name: sender.siteName, address: fromAddress },
            attendee: { name, address: email },
          })
        : undefined,
  });
}

/** Invites a colleague or a contact of the client, or calls it off. */
export async function mailAttendee(
  query: Query,
  { sender, fromAddress }: MailSource,
  interview: LoadedInterview,
  attendee: Attendee,
): Promise<void> {
  const { email, name, language, told_sequence: told } = attendee;
  if (!email || !interview.starts_at) return;
  const isOff = interview.state !== 'booked' || attendee.is_removed;
  const candidate = interview.is_gone ? mailMessages[language].candidate : interview.full_name;
  const job = inLanguage(interview.title, language);
  const link = attendee.staff_id ? linkForStaff(sender.siteUrl, interview, language) : undefined;
  // All recruiters read a conversation about the client. Answers about a restricted job go to its planner instead.
  const conversation =
    attendee.person_id &&
    !interview.is_restricted &&
    (await joinConversation(query, {
      personId: attendee.person_id,
      clientId: interview.client_id,
      assigneeId: interview.planner_id,
    }));
  await enqueueMail(query, {
    ...conversation,
    template: isOff ? 'interview_called_off' : 'interview_invitation',
    to: email,
    toName: name,
    language,
    replyTo: interview.reply_to ?? undefined,
    personId: attendee.person_id ?? undefined,
    forStaff: attendee.staff_id ?? undefined,
    interviewId: interview.id,
    jobId: attendee.person_id && interview.is_restricted ? interview.job_id : undefined,
    variables: {
      first_name: name.split(' ')[0],
      candidate,
      job_title: job,
      ...describe(interview, language, attendee.time_zone ?? interview.time_zone),
      is_changed: told !== null && !isOff,
      // A colleague or contact who no longer takes part learns only that the interview is off.
      has_withdrawn: interview.has_withdrawn && !attendee.is_removed,
      link,
    },
    calendar: writeEntry(interview, {
      isOff,
      // An interviewer who was removed gets a later sequence number than the invitation had.
      sequence: Math.max(interview.sequence, isOff && told !== null ? told + 1 : 0),
      summary: mailMessages[language].withCandidate(candidate, job),
      description: [link],
      organizer: { name: sender.siteName, address: fromAddress },
      attendee: { name, address: email },
    }),
  });
}

/** Reminds a colleague who interviews. The invitation is in the calendar already. */
export async function remindColleague(
  query: Query,
  { sender }: MailSource,
  interview: LoadedInterview,
  attendee: Attendee,
): Promise<void> {
  const { email, name, language } = attendee;
  if (!email) return;
  await enqueueMail(query, {
    template: 'interview_staff_reminder',
    forStaff: attendee.staff_id ?? undefined,
    to: email,
    toName: name,
    language,
    interviewId: interview.id,
    variables: {
      first_name: name.split(' ')[0],
      candidate: interview.full_name,
      job_title: inLanguage(interview.title, language),
      ...describe(interview, language, attendee.time_zone ?? interview.time_zone),
      link: linkForStaff(sender.siteUrl, interview, language),
    },
  });
}

const linkForStaff = (siteUrl: string, interview: LoadedInterview, language: Language) =>
  localizedUrl(`${siteUrl}${applicationPath(interview.application_id, 'interviews')}`, language);

function describe(interview: LoadedInterview, language: Language, zone: string) {
  const { starts_at: start, ends_at: end, minutes, kind, place } = interview;
  return {
    when: start && end ? formatInterviewTime({ start, end }, zone, language) : undefined,
    kind: mailMessages[language].kinds[kind],
    minutes: String(minutes),
    place,
  };
}
