import type { PauseRequest } from '../../../../domain/clients/portal-billing.ts';
import { fill, formatDate, formatStockholmDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { useBilling, useBillingAction } from './billing-context.ts';
import { requestPause } from './data.ts';

const tones = {
  pending: 'waiting',
  approved: 'good',
  declined: 'bad',
  withdrawn: 'neutral',
  cancelled: 'neutral',
} as const;

export function PauseRequests({ onDone }: { onDone: (message: string | undefined) => void }) {
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
  const askedOn = { day: formatStockholmDay(new Date(request.created_at), language) };

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
        {author ? fill(t.askedBy, { name: author, ...askedOn }) : fill(t.asked, askedOn)}
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
