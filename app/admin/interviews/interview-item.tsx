import { useState } from 'react';
import { toast } from 'sonner';
import { formatInterviewTime, formatShort } from '../../../domain/interviews/format-time.ts';
import { fill } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ConfirmDialog } from '../kit/dialogs/confirm-dialog.tsx';
import type { AdminMessages } from '../messages.en.ts';
import { useMessages } from '../use-messages.ts';
import { ChangeDialog } from './change-dialog.tsx';
import { cancelInterview, type Interview } from './data.ts';
import { JoinLink } from './join-link.tsx';
import { useInterviewMutation } from './use-interview-mutation.ts';

type InterviewItemProps = { interview: Interview; jobId: string };

/** One interview with its time, its people and its actions. */
export function InterviewItem({ interview, jobId }: InterviewItemProps) {
  const messages = useMessages('interviews');
  const language = useLanguage();
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const close = () => setOpen(undefined);
  const { state, startsAt, endsAt, timeZone, kind, minutes, place, people } = interview;
  const isOver = endsAt !== null && new Date(endsAt) < new Date();
  const canChange = state !== 'cancelled' && !isOver;
  return (
    <article className="grid gap-1.5 rounded-xl border border-line bg-paper px-4 py-3">
      <div className="flex flex-wrap items-center justify-between gap-2">
        <h3 className="font-semibold">
          {messages.kinds[kind]}, {fill(messages.minutes, { count: String(minutes) })}
        </h3>
        <StateBadge interview={interview} messages={messages} />
      </div>
      {startsAt && endsAt && (
        <p className={state === 'cancelled' ? 'text-soft line-through' : 'first-letter:uppercase'}>
          {formatInterviewTime({ start: startsAt, end: endsAt }, timeZone, language)}
        </p>
      )}
      {state === 'proposed' && (
        <p className="text-soft">
          {interview.times.length > 0
            ? fill(messages.suggested, {
                times: interview.times
                  .map((time) => formatShort(time, timeZone, language))
                  .join('; '),
              })
            : messages.choosesFreely}
        </p>
      )}
      <p className="text-soft wrap-anywhere">{people.join(', ')}</p>
      {place && canChange && (
        <p>
          <JoinLink interview={interview} />
        </p>
      )}
      {canChange && (
        <div className="flex flex-wrap gap-1.5 pt-1">
          <Button variant="paper" size="compact" onClick={() => setOpen('change')}>
            {messages.change}
          </Button>
          <Button variant="quiet" size="compact" onClick={() => setOpen('cancel')}>
            {messages.cancel}
          </Button>
        </div>
      )}
      {open === 'change' && <ChangeDialog interview={interview} jobId={jobId} onClose={close} />}
      {open === 'cancel' && <CancelDialog interview={interview} onClose={close} />}
    </article>
  );
}

type BadgeProps = { interview: Interview; messages: AdminMessages['interviews'] };

function StateBadge({ interview: { state, endsAt }, messages }: BadgeProps) {
  if (state === 'booked' && endsAt && new Date(endsAt) < new Date()) {
    return <Badge>{messages.over}</Badge>;
  }
  const tones = { proposed: 'waiting', booked: 'good', cancelled: 'neutral' } as const;
  return <Badge tone={tones[state]}>{messages.states[state]}</Badge>;
}

function CancelDialog({ interview, onClose }: { interview: Interview; onClose: () => void }) {
  const { cancelling } = useMessages('interviews');
  const { pending, save } = useInterviewMutation(interview.applicationId);
  return (
    <ConfirmDialog
      messages={cancelling}
      pending={pending}
      onClose={onClose}
      onSubmit={async () => {
        if (!(await save((client) => cancelInterview(client, interview.id)))) return;
        toast.success(cancelling.done);
        onClose();
      }}
    />
  );
}
