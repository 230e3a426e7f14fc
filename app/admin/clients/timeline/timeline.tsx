import { inLanguage } from '../../../../domain/in-language.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatStockholmDay, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { useStaffNames } from '../../kit/staff/use-staff-names.ts';
import { TimelineSection } from '../../kit/timeline/timeline-section.tsx';
import { useMessages } from '../../use-messages.ts';
import type { Client } from '../data/client.ts';
import { type ClientEvent, listEvents } from '../data/timeline.ts';

/** The history of the client, from its time as a lead. */
export function ClientTimeline({ client }: { client: Client }) {
  const ofClient = `client_id=eq.${client.id}`;
  return (
    <TimelineSection
      messages={useMessages('clientEvents')}
      queryKey={queryKeys.row('clients', client.id)}
      list={(backend, limit) => listEvents(backend, client.id, limit)}
      follow={[
        { table: 'client_events', filter: ofClient },
        { table: 'client_notes', filter: ofClient },
        { table: 'client_documents', filter: ofClient },
      ]}
    >
      {(event) => <Entry event={event} client={client} />}
    </TimelineSection>
  );
}

function Entry({ event, client }: { event: ClientEvent; client: Client }) {
  const t = useMessages('clientEvents');
  const language = useLanguage();
  const staff = useStaffNames();
  const nameStaff = (id: unknown) => staff.find(({ value }) => value === id)?.label;
  const actor = nameStaff(event.actorId);
  const quoted = event.data.reason ?? event.task;

  return (
    <li className="grid grid-cols-[auto_minmax(0,1fr)] gap-x-3">
      <span aria-hidden="true" className="mt-1.5 size-2 rounded-full bg-apricot" />
      <span className="grid gap-0.5">
        <b className="font-semibold">{useSentence(event, client, nameStaff)}</b>
        {event.kind === 'lead_received' && (
          <LocalizedLink to={`/admin/waiting-list/${event.data.lead_id}`} className="underline">
            {t.openLead}
          </LocalizedLink>
        )}
        {typeof quoted === 'string' && <span>{fill(t.quote, { text: quoted })}</span>}
        <span className="text-soft tabular-nums">
          <time dateTime={event.createdAt}>{formatTime(new Date(event.createdAt), language)}</time>
          {actor && ` · ${fill(t.bySomeone, { name: actor })}`}
        </span>
      </span>
    </li>
  );
}

/** The event as text; an unknown kind is shown by its name. */
function useSentence(
  { kind, data, person }: ClientEvent,
  client: Client,
  nameStaff: (id: unknown) => string | undefined,
): string {
  const t = useMessages('clientEvents');
  const { plans } = useMessages('clients');
  const language = useLanguage();
  const day = (value: unknown) =>
    typeof value === 'string' ? formatStockholmDay(new Date(value), language) : '';
  const job = client.jobs.find(({ id }) => id === data.job_id);
  const messageKey = kind === 'plan_end_set' && !data.ends_on ? 'plan_end_open' : kind;
  return fillAny(t.kinds[messageKey] ?? kind.replaceAll('_', ' '), {
    name: person || String(data.name ?? data.company ?? t.someone),
    from: nameStaff(data.from) ?? t.noOwner,
    to: nameStaff(data.to) ?? t.noOwner,
    plan: plans[String(data.plan) as keyof typeof plans] ?? '',
    from_day: day(data.starts_on),
    to_day: day(data.ends_on),
    day: day(data.left_on),
    job: inLanguage(job?.title ?? {}, language) || t.aJob,
    allowed: String(data.allowed ?? ''),
    in_use: String(data.in_use ?? ''),
    file: String(data.file_name ?? ''),
    number: String(data.number ?? ''),
  });
}
