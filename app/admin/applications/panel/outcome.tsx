import { mergedReason } from '../../../../domain/people/merge.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useReasonNames } from '../../reject-reasons/use-reason-names.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';

/** The reason why the application is no longer under consideration, unless staff decided it. */
export function EndReason({ application }: { application: Application }) {
  const { panel } = useMessages('applications');
  const language = useLanguage();
  const { erasedAt, withdrawnAt, withdrawnReason: reason } = application;
  const endedAt = erasedAt ?? withdrawnAt;
  if (!endedAt) return null;
  const date = formatTime(new Date(endedAt), language);
  const sentence = erasedAt
    ? panel.erased
    : reason === mergedReason
      ? panel.merged
      : panel.withdrawn;
  return (
    <p role="status" className="rounded-lg bg-wool px-3 py-2">
      {fill(sentence, { date })}{' '}
      {sentence === panel.withdrawn && reason && fill(panel.withdrawnReason, { reason })}
    </p>
  );
}

export function DecisionNote({ application }: { application: Application }) {
  const messages = useMessages('applications');
  const nameReason = useReasonNames();
  const { meritNote, rejectReason, stage, erasedAt } = application;
  if (!meritNote || (stage !== 'hired' && stage !== 'rejected')) return null;
  return (
    <section className="grid gap-0.5 rounded-lg bg-wool px-3 py-2">
      <h3 className="font-sans text-sm font-semibold tracking-normal">{messages.panel.decision}</h3>
      {rejectReason && <p className="text-soft">{nameReason(rejectReason)}</p>}
      {/* The stored note of an erased person is a placeholder. */}
      <p>{erasedAt ? messages.panel.noteErased : meritNote}</p>
    </section>
  );
}
