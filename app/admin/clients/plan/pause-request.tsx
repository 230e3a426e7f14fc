import { useState } from 'react';
import { maxPauseTextLength } from '../../../../domain/clients/pause-request.ts';
import { countDaysOf } from '../../../../domain/clients/plan-periods.ts';
import { fill, formatStockholmDay, formatTime } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import type { UndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';
import { decidePause } from '../data/plans.ts';

type PauseRequestProps = { client: Client; mutate: UndoableMutation };

/**
 * The pause that a contact has asked for in the portal, until it is answered. Only colleagues who may answer can read
 * the request.
 */
export function PauseRequest({ client, mutate }: PauseRequestProps) {
  const { request: t } = useMessages('clientPlans');
  const language = useLanguage();
  const [isDeclining, setDeclining] = useState(false);
  const request = client.requests.find(({ state }) => state === 'pending');
  const { pending, onSubmit } = useSubmit(async () => {
    if (!request) return;
    await mutate({
      work: (backend) => decidePause(backend, { decision: 'approve', request_id: request.id }),
      done: t.approved,
    });
  });
  if (!request) return null;
  const { starts_on, ends_on, message, created_at, person } = request;
  const day = (value: string) => formatStockholmDay(new Date(value), language);
  return (
    <>
      <form
        aria-label={t.title}
        onSubmit={onSubmit}
        className="grid gap-2 rounded-compact bg-amber-soft p-4"
      >
        <p>
          <b className="font-semibold">
            {fill(t.asks, {
              name: person?.full_name || t.someone,
              from: day(starts_on),
              to: day(ends_on),
            })}
          </b>{' '}
          <span className="tabular-nums">
            {formatPlural(t.days, countDaysOf(request), language)}
          </span>
        </p>
        {message && (
          <p className="wrap-anywhere whitespace-pre-line">{fill(t.quote, { message })}</p>
        )}
        <p className="text-sm tabular-nums">{formatTime(new Date(created_at), language)}</p>
        <div className="flex flex-wrap gap-2 pt-1">
          <Button type="submit" size="compact" disabled={pending}>
            {t.approve}
          </Button>
          <Button
            variant="paper"
            size="compact"
            disabled={pending}
            onClick={() => setDeclining(true)}
          >
            {t.decline}
          </Button>
        </div>
      </form>
      {isDeclining && (
        <DeclineDialog id={request.id} mutate={mutate} onClose={() => setDeclining(false)} />
      )}
    </>
  );
}

type DeclineDialogProps = { id: string; mutate: UndoableMutation; onClose: () => void };

function DeclineDialog({ id, mutate, onClose }: DeclineDialogProps) {
  const { request: t } = useMessages('clientPlans');
  const { cancel } = useMessages('clients');
  const { pending, onSubmit } = useSubmit(async (field) => {
    const reason = field('reason').trim();
    const isDone = await mutate({
      work: (backend) => decidePause(backend, { decision: 'decline', request_id: id, reason }),
      done: t.declined,
    });
    if (isDone) onClose();
  });
  return (
    <FormDialog
      title={t.declineDialog}
      cancel={cancel}
      submit={t.declineSubmit}
      disabled={pending}
      onSubmit={onSubmit}
      onClose={onClose}
    >
      <TextareaField
        name="reason"
        label={t.reason}
        hint={t.reasonHint}
        maxLength={maxPauseTextLength}
        required
      />
    </FormDialog>
  );
}
