import type { ReactNode } from 'react';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { useStaffNames } from '../../kit/staff/use-staff-names.ts';
import { useMailName } from '../../mail/use-mail-name.ts';
import { MoveReason } from '../../reject-reasons/move-reason.tsx';
import { useStages } from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import {
  listApplicationMails,
  listTimeline,
  type TimelineEvent,
  type TimelineMail,
  withErasure,
} from '../data/timeline.ts';
import { usePanelQuery } from '../data/use-panel-query.ts';
import { initialsOf, nameOf } from '../describe.ts';
import { describeEvent } from './describe-event.ts';
import { useCancelMail } from './use-cancel-mail.ts';

/** Events in reverse order. A queued mail can be cancelled here. */
export function ApplicationTimeline({ application }: { application: Application }) {
  const messages = useMessages('applications');
  const language = useLanguage();
  const { data: events, error } = usePanelQuery(application.id, 'timeline', listTimeline);
  const describeError = useDescribeError();
  const { data: mails = [] } = usePanelQuery(application.id, 'mails', listApplicationMails);
  const nameMail = useMailName();
  const staff = useStaffNames();
  const { nameStage } = useStages();
  if (!events && error) return <p role="alert">{describeError(error, messages.timeline.failed)}</p>;
  if (!events) return <Skeleton className="h-40" />;

  return (
    <ol className="grid gap-4">
      {withErasure(events, application.erasedAt).map((event) => {
        const mail = mails.find(({ id }) => id === event.data.mail_id);
        const actorName =
          event.actor ?? (isByApplicant(event) ? nameOf(application, messages) : '');
        return (
          <Entry key={event.id} sign={initialsOf(actorName) || '·'}>
            <p>
              <b className="font-semibold">
                <InConversation id={event.data.conversation_id}>
                  {describeEvent(event, {
                    messages,
                    language,
                    nameStage,
                    mail: nameMail(String(mail?.template ?? event.data.template)),
                    colleague: staff.find(({ value }) => value === event.data.staff_id)?.label,
                  })}
                </InConversation>
              </b>
            </p>
            <p className="text-soft">
              {[actorName, formatTime(new Date(event.createdAt), language)]
                .filter(Boolean)
                .join(' · ')}
            </p>
            <MoveReason data={event.data} />
            {event.comment && (
              <blockquote className="whitespace-pre-line">
                {fill(messages.timeline.quote, { text: event.comment })}
              </blockquote>
            )}
            {event.kind === 'mail_queued' && mail?.state === 'queued' && (
              <QueuedMail mail={mail} applicationId={application.id} />
            )}
          </Entry>
        );
      })}
    </ol>
  );
}

/** Links a reply to its conversation. */
function InConversation({ id, children }: { id: unknown; children: ReactNode }) {
  if (!id) return children;
  return (
    <LocalizedLink to={`/admin/conversations/${id}`} className="underline underline-offset-4">
      {children}
    </LocalizedLink>
  );
}

/** The event has no actor if the applicant did this, and a colleague as its actor if staff did it for the applicant. */
const isByApplicant = ({ kind, actor, data }: TimelineEvent) =>
  actor === null && (kind === 'created' || kind === 'withdrawn' || data.by === 'candidate');

function Entry({ sign, children }: { sign: string; children: ReactNode }) {
  return (
    <li className="grid grid-cols-[auto_1fr] gap-3">
      <span
        aria-hidden="true"
        className="grid size-7 place-content-center rounded-full bg-mint text-[.6875rem] font-bold text-on-mint"
      >
        {sign}
      </span>
      <div className="min-w-0 wrap-anywhere">{children}</div>
    </li>
  );
}

function QueuedMail({ mail, applicationId }: { mail: TimelineMail; applicationId: string }) {
  const { timeline } = useMessages('applications');
  const language = useLanguage();
  const { pending, cancel } = useCancelMail(applicationId);
  return (
    <p className="flex flex-wrap items-center gap-2 pt-1">
      {fill(timeline.leaves, { time: formatTime(new Date(mail.sendAfter), language) })}
      <Button variant="paper" size="compact" disabled={pending} onClick={() => cancel(mail.id)}>
        {timeline.cancelMail}
      </Button>
    </p>
  );
}
