import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { Section } from '../kit/screens/section.tsx';
import { TextButton } from '../kit/text-button.tsx';
import { useMessages } from '../use-messages.ts';
import { type Delivery, listDeliveries, replayDelivery } from './data.ts';

const deliveriesKey = (webhookId: string) => [
  ...queryKeys.row('webhooks', webhookId),
  'deliveries',
];

const tones = { waiting: 'waiting', sending: 'waiting', delivered: 'good', failed: 'bad' } as const;

/** The newest deliveries of a webhook, live. */
export function Deliveries({ webhookId }: { webhookId: string }) {
  const { log: t } = useMessages('webhooks');
  const { data = [] } = useLiveTables({
    queryKey: deliveriesKey(webhookId),
    queryFn: (client) => listDeliveries(client, webhookId),
    follow: [{ table: 'webhook_deliveries', filter: `webhook_id=eq.${webhookId}` }],
  });
  return (
    <Section title={t.title} text={t.text}>
      {data.length === 0 && <p className="text-soft">{t.empty}</p>}
      <ul className="-my-1 grid divide-y divide-line empty:hidden">
        {data.map((delivery) => (
          <DeliveryRow key={delivery.id} delivery={delivery} webhookId={webhookId} />
        ))}
      </ul>
    </Section>
  );
}

function DeliveryRow({ delivery, webhookId }: { delivery: Delivery; webhookId: string }) {
  const { log: t } = useMessages('webhooks');
  const language = useLanguage();
  const mutate = useUndoableMutation(deliveriesKey(webhookId));
  const { id, event, state, attempts, status, error } = delivery;
  const time = (moment: string) => formatTime(new Date(moment), language);
  const hasEnded = state === 'delivered' || state === 'failed';
  const isRetried = state === 'waiting' && attempts > 0;
  const facts = [
    time(delivery.created_at),
    attempts > 0 && fill(t.attempts, { count: attempts }),
    status !== null && fill(t.status, { status }),
    error && (t.errors[error] ?? error),
    isRetried && fill(t.next, { time: time(delivery.send_after) }),
  ].filter(Boolean);
  return (
    <li className="grid gap-1 py-2.5">
      <div className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1">
        <span className="flex flex-wrap items-center gap-3">
          <code className="font-semibold">{event}</code>
          <Badge tone={tones[state]}>{t.states[state]}</Badge>
        </span>
        {(hasEnded || isRetried) && (
          <TextButton
            onClick={() =>
              void mutate({ work: (client) => replayDelivery(client, id), done: t.replayed })
            }
          >
            {t.replay}
          </TextButton>
        )}
      </div>
      <p className="text-sm text-soft">{facts.join(' · ')}</p>
      <details className="text-sm">
        <summary className="cursor-pointer text-soft">{t.payload}</summary>
        <pre className="mt-1 rounded-compact bg-wool p-3 wrap-anywhere whitespace-pre-wrap">
          {`webhook-id: ${id}\n\n${JSON.stringify(delivery.payload, null, 2)}`}
        </pre>
      </details>
    </li>
  );
}
