import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useMessages } from '../../use-messages.ts';
import { type Application, findClientAnswer } from '../data/application.ts';
import { listApplicationMails } from '../data/timeline.ts';
import { usePanelQuery } from '../data/use-panel-query.ts';
import { useMoves } from '../moves/moves-context.ts';
import { useCancelMail } from './use-cancel-mail.ts';

/**
 * Shows that the client asked for an interview or passed. The former also after a rejection that the client does not
 * know about yet.
 */
export function ClientAnswer({ application }: { application: Application }) {
  const { panel, stages } = useMessages('applications');
  const language = useLanguage();
  const { requestMove } = useMoves();
  const { id, stage, decidedAt, withdrawnAt, erasedAt } = application;
  const { data: answer } = usePanelQuery(id, 'client-answer', findClientAnswer);
  const { data: mails = [] } = usePanelQuery(id, 'mails', listApplicationMails);
  const { pending, cancel } = useCancelMail(id);
  if (!answer || stage === 'hired' || withdrawnAt || erasedAt) return null;
  const t = panel.clientAnswer;
  const isPass = answer.decision === 'pass';
  if (stage !== 'rejected') {
    const time = formatTime(new Date(answer.at), language);
    return (
      <p
        role="status"
        className={`rounded-lg px-3 py-2 ${isPass ? 'bg-amber-soft text-amber' : 'bg-mint text-on-mint'}`}
      >
        {fill(isPass ? t.passed : t.asked, { time })}
      </p>
    );
  }
  if (isPass || !decidedAt || Date.parse(answer.at) < Date.parse(decidedAt)) return null;
  const mail = mails.find((one) => one.stage === 'rejected' && one.state === 'queued');
  return (
    <div
      role="status"
      className="grid justify-items-start gap-2 rounded-lg bg-amber-soft px-3 py-2.5 text-amber"
    >
      <p>
        {mail
          ? fill(t.waiting, { time: formatTime(new Date(mail.sendAfter), language) })
          : t.rejected}
      </p>
      <div className="flex flex-wrap gap-1.5">
        <Button
          variant="paper"
          size="compact"
          onClick={() => requestMove({ card: application, to: 'interview' })}
        >
          {fill(panel.moveTo, { stage: stages.interview })}
        </Button>
        {mail && (
          <Button variant="paper" size="compact" disabled={pending} onClick={() => cancel(mail.id)}>
            {t.cancelMail}
          </Button>
        )}
      </div>
    </div>
  );
}
