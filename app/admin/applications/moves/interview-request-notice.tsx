import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useMessages } from '../../use-messages.ts';
import { findClientAnswer } from '../data/application.ts';
import { usePanelQuery } from '../data/use-panel-query.ts';

/** Warns before a rejection if the client has asked to interview the applicant. */
export function InterviewRequestNotice(props: { applicationId: string; name: string }) {
  const { applicationId, name } = props;
  const { move: messages } = useMessages('applications');
  const language = useLanguage();
  const { data: answer } = usePanelQuery(applicationId, 'client-answer', findClientAnswer);
  const askedAt = answer?.decision === 'interview' && answer.at;
  if (!askedAt) return null;
  return (
    <p role="status" className="rounded-lg bg-amber-soft px-3 py-2.5 text-amber">
      {fill(messages.interviewRequest, { name, time: formatTime(new Date(askedAt), language) })}
    </p>
  );
}
