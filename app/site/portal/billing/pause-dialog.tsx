import { type FormEvent, useRef, useState } from 'react';
import { maxPauseDaysPerYear } from '../../../../domain/clients/client-plan.ts';
import { maxPauseTextLength } from '../../../../domain/clients/pause-request.ts';
import { countDaysOf, countPausedDays } from '../../../../domain/clients/plan-periods.ts';
import { fill } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useSite } from '../../shell/site-context.tsx';
import { usePortal } from '../portal-context.ts';
import { useBilling, useBillingAction } from './billing-context.ts';
import { requestPause } from './data.ts';

type AskPauseDialogProps = { onClose: () => void; onSent: () => void };

export function AskPauseDialog({ onClose, onSent }: AskPauseDialogProps) {
  const { messages, companyId, today } = useBilling();
  const { dialog: t } = messages;
  const site = useSite();
  const { portal, company } = usePortal();
  const [days, setDays] = useState({ starts_on: '', ends_on: '' });
  const { pending, error, run } = useBillingAction();
  const keyFor = useIdempotencyKey();
  const isBackwards = Boolean(days.starts_on && days.ends_on && days.ends_on < days.starts_on);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBackwards) return;
    const message = String(new FormData(event.currentTarget).get('message') ?? '');
    const call = { action: 'ask', client_id: companyId, ...days, message } as const;
    if (await run((client) => requestPause(client, call, keyFor(call)))) onSent();
  }

  return (
    <Dialog open onClose={onClose} title={t.title}>
      <form className="grid gap-4" onSubmit={(event) => void onSubmit(event)}>
        {portal.companies.length > 1 && <p className="font-semibold">{company.name}</p>}
        <p>{fill(t.text, { siteName: site.name })}</p>
        <div className="grid items-start gap-4 sm:grid-cols-2">
          <InputField
            type="date"
            label={t.from}
            min={today}
            value={days.starts_on}
            onChange={({ target }) => setDays({ ...days, starts_on: target.value })}
            required
          />
          <InputField
            type="date"
            label={t.to}
            min={days.starts_on || today}
            value={days.ends_on}
            onChange={({ target }) => setDays({ ...days, ends_on: target.value })}
            error={isBackwards ? t.backwards : undefined}
            required
          />
        </div>
        <Summary days={days} />
        <TextareaField
          name="message"
          label={t.message}
          hint={t.messageHint}
          maxLength={maxPauseTextLength}
        />
        {error && (
          <p role="alert" className="font-medium text-lingon">
            {error}
          </p>
        )}
        {/* The footer of dialogs is styled for the back office. */}
        <div className="flex flex-wrap justify-end gap-3 pt-1">
          <Button variant="outline" size="medium" onClick={onClose}>
            {t.cancel}
          </Button>
          <Button type="submit" size="medium" disabled={pending}>
            {pending ? t.sending : t.submit}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type Days = { starts_on: string; ends_on: string };

/** Says how many days the pause takes, and how many are left in each year, or that it is too long. */
function Summary({ days }: { days: Days }) {
  const { messages, billing } = useBilling();
  const { dialog: t, errors } = messages;
  const language = useLanguage();
  const { starts_on: from, ends_on: to } = days;
  if (!from || !to || to < from) return null;
  const years = [...new Set([from, to].map((day) => Number(day.slice(0, 4))))];
  const counted = years.map((year) => ({
    year,
    left: maxPauseDaysPerYear - countPausedDays([...billing.pauses, days], year),
  }));
  if (counted.some(({ left }) => left < 0)) {
    return <p className="font-medium text-lingon">{errors.pause_too_long}</p>;
  }
  return (
    <p aria-live="polite" className="text-soft tabular-nums">
      {fill(t.summary, {
        days: formatPlural(t.days, countDaysOf(days), language),
        left: counted
          .map(({ left, year }) => fill(t.leftDays, { left, max: maxPauseDaysPerYear, year }))
          .join(', '),
      })}
    </p>
  );
}

/** Returns the same key for the same content, so that a request whose response was lost is not made twice. */
function useIdempotencyKey() {
  const last = useRef({ content: '', key: '' });
  return (call: object): string => {
    const content = JSON.stringify(call);
    if (last.current.content !== content) {
      last.current = { content, key: crypto.randomUUID() };
    }
    return last.current.key;
  };
}
