import { useState } from 'react';
import { maxPauseDaysPerYear } from '../../../../domain/clients/client-plan.ts';
import { describeBilling, type PauseRequest } from '../../../../domain/clients/portal-billing.ts';
import { fill, formatDate, formatStockholmDay } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useBilling, useBillingAction } from './billing-context.ts';
import { requestPause } from './data.ts';
import { PauseDialog } from './pause-dialog.tsx';

const tones = {
  pending: 'waiting',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
  cancelled: 'neutral',
} as const;

/** Pause days of the year, and the pauses that the company has asked for. */
export function Pauses() {
  const { messages, billing, today } = useBilling();
  const { pauses: t } = messages;
  const [isAsking, setAsking] = useState(false);
  const [done, setDone] = useState<string>();
  const { current, upcoming, pending } = describeBilling(billing, today);
  const hasPlan = Boolean(current ?? upcoming);
  if (!hasPlan && billing.requests.length === 0) return null;
  return (
    <Card as="section" aria-labelledby="pauses" className="grid gap-6">
      <header className="flex flex-wrap items-start justify-between gap-x-8 gap-y-4">
        <div className="grid max-w-[38rem] gap-2">
          <h2 id="pauses" className="text-[1.65rem]">
            {t.title}
          </h2>
          <p>{t.intro}</p>
        </div>
        {hasPlan && !pending && (
          <Button
            size="medium"
            onClick={() => {
              setDone(undefined);
              setAsking(true);
            }}
          >
            {t.ask}
          </Button>
        )}
      </header>
      <Meter />
      <p role="status" className="font-semibold text-primary empty:hidden">
        {/* An answer that arrives meanwhile is shown with the request. */}
        {done === t.sent && !pending ? undefined : done}
      </p>
      <Requests onDone={setDone} />
      {isAsking && (
        <PauseDialog
          onClose={() => setAsking(false)}
          onSent={() => {
            setAsking(false);
            setDone(t.sent);
          }}
        />
      )}
    </Card>
  );
}

function Meter() {
  const { messages, billing, today } = useBilling();
  const { pauses: t } = messages;
  const language = useLanguage();
  const { year, pausedDays, remainingDays } = describeBilling(billing, today);
  return (
    <div className="grid max-w-[32rem] gap-2">
      <p className="flex flex-wrap justify-between gap-x-6 tabular-nums">
        <span>{fill(t.used, { used: pausedDays, max: maxPauseDaysPerYear, year })}</span>
        <b className="font-semibold">{formatPlural(t.left, remainingDays, language)}</b>
      </p>
      <div
        role="img"
        aria-label={`${fill(t.meter, { year })}: ${pausedDays} / ${maxPauseDaysPerYear}`}
        className="h-2.5 overflow-hidden rounded-full bg-line"
      >
        <div
          className="h-full rounded-full bg-primary"
          style={{
            width: `${(Math.min(pausedDays, maxPauseDaysPerYear) / maxPauseDaysPerYear) * 100}%`,
          }}
        />
      </div>
    </div>
  );
}

function Requests({ onDone }: { onDone: (message: string | undefined) => void }) {
  const { messages, billing } = useBilling();
  const { pauses: t } = messages;
  if (billing.requests.length === 0) return null;
  return (
    <div className="grid gap-1">
      <h3 className="text-[1.1rem]">{t.requests}</h3>
      <ul className="grid divide-y divide-line">
        {billing.requests.map((request) => (
          <li key={request.id} className="py-4 last:pb-0">
            <Request request={request} onDone={onDone} />
          </li>
        ))}
      </ul>
    </div>
  );
}

type RequestProps = { request: PauseRequest; onDone: (message: string | undefined) => void };

function Request({ request, onDone }: RequestProps) {
  const { messages } = useBilling();
  const { pauses: t } = messages;
  const language = useLanguage();
  const { pending, error, run } = useBillingAction();
  const { id, state, author, message, reason } = request;
  const day = (value: string) => formatDate(new Date(value), language);
  const asked = { day: formatStockholmDay(new Date(request.created_at), language) };

  async function withdraw() {
    onDone(undefined);
    const isDone = await run((client) =>
      requestPause(client, { action: 'withdraw', request_id: id }),
    );
    if (isDone) onDone(t.withdrawn);
  }

  return (
    <article className="grid gap-2">
      <p className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <b className="font-semibold">
          {fill(t.period, { from: day(request.starts_on), to: day(request.ends_on) })}
        </b>
        <Badge tone={tones[state]}>{t.states[state]}</Badge>
      </p>
      <p className="text-[.95rem] text-soft">
        {author ? fill(t.askedBy, { name: author, ...asked }) : fill(t.asked, asked)}
      </p>
      {message && <p className="whitespace-pre-line">{message}</p>}
      {reason && (
        <p className="rounded-compact border border-line bg-wool px-4 py-3 whitespace-pre-line">
          {fill(t.reason, { reason })}
        </p>
      )}
      {state === 'pending' && (
        <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
          <Button
            variant="outline"
            size="medium"
            disabled={pending}
            onClick={() => void withdraw()}
          >
            {t.withdraw}
          </Button>
          <span className="text-[.95rem] text-soft">{t.oneAtATime}</span>
        </div>
      )}
      {error && (
        <p role="alert" className="font-medium text-lingon">
          {error}
        </p>
      )}
    </article>
  );
}
