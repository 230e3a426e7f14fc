import { useState } from 'react';
import { maxPauseDaysPerYear } from '../../../../domain/clients/client-plan.ts';
import { describeBilling } from '../../../../domain/clients/portal-billing.ts';
import { fill } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Card } from '../../../ui/card.tsx';
import { useBilling } from './billing-context.ts';
import { AskPauseDialog } from './pause-dialog.tsx';
import { PauseRequests } from './pause-requests.tsx';

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
            {t.askForPause}
          </Button>
        )}
      </header>
      <Meter />
      <p role="status" className="font-semibold text-primary empty:hidden">
        {/* An answer that arrives meanwhile is shown with the request. */}
        {done === t.sent && !pending ? undefined : done}
      </p>
      <PauseRequests onDone={setDone} />
      {isAsking && (
        <AskPauseDialog
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
        <span>{fill(t.usedDays, { used: pausedDays, max: maxPauseDaysPerYear, year })}</span>
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
