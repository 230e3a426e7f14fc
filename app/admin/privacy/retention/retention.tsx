import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { formatNumber, formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Badge } from '../../../ui/badge.tsx';
import { Button } from '../../../ui/button.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { Card } from '../../../ui/card.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { RoleGate } from '../../kit/screens/role-gate.tsx';
import { Screen } from '../../kit/screens/screen.tsx';
import type { AdminMessages } from '../../messages.en.ts';
import { useMessages } from '../../use-messages.ts';
import type { RetentionRun } from '../data.ts';
import { listRetentionRuns, previewRetention } from '../data.ts';
import type { AdminPrivacyRequestsMessages } from '../messages.en.ts';
import { DuePeople } from './due-people.tsx';

const steps = ['quarantined', 'waiting', 'erased', 'held'] as const;

export default function Retention() {
  const messages = useMessages('privacy');
  const notYours = { title: messages.notYours.title, text: messages.errors.not_allowed ?? '' };
  return (
    <RoleGate allows="admins" messages={{ title: messages.dryRun.title, notYours }}>
      <DryRun messages={messages} />
    </RoleGate>
  );
}

/** Previews a run of the retention rules and lists the last runs. */
function DryRun({ messages }: { messages: AdminMessages['privacy'] }) {
  const { dryRun: t } = messages;
  const { loadFailed } = useMessages('shell');
  const language = useLanguage();
  const preview = useClientQuery({
    queryKey: [...queryKeys.table('retention_periods'), 'preview'],
    queryFn: previewRetention,
  });
  const runs = useLiveTables({
    queryKey: queryKeys.table('retention_runs'),
    queryFn: listRetentionRuns,
    follow: [{ table: 'retention_runs' }],
  });
  const { data } = preview;

  return (
    <Screen
      title={t.title}
      actions={
        <>
          <LocalizedLink
            to="/admin/privacy-requests"
            className={buttonClass({ variant: 'paper', size: 'compact' })}
          >
            {messages.back}
          </LocalizedLink>
          <LocalizedLink
            to="/admin/settings"
            className={buttonClass({ variant: 'paper', size: 'compact' })}
          >
            {t.periods}
          </LocalizedLink>
        </>
      }
    >
      <div className="grid max-w-6xl grid-cols-[minmax(0,1fr)] gap-5">
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="max-w-[75ch] text-soft">{t.text}</p>
          <Button
            variant="paper"
            size="compact"
            disabled={preview.isFetching}
            onClick={() => void preview.refetch()}
          >
            {t.refresh}
          </Button>
        </div>
        {preview.isError && <p className="text-lingon">{loadFailed.text}</p>}
        {!data && !preview.isError && <Skeleton className="h-40" />}
        {data && (
          <>
            <ul className="grid gap-4 sm:grid-cols-2 lg:grid-cols-4">
              {steps.map((step) => (
                <li key={step}>
                  <Card compact className="grid h-full content-start gap-1">
                    <span className="font-head text-[1.75rem] leading-9 font-bold tabular-nums">
                      {formatNumber(data.counts[step] ?? 0, language)}
                    </span>
                    <b className="font-semibold">{t.steps[step]}</b>
                    <span className="text-soft">{t.stepDescriptions[step]}</span>
                  </Card>
                </li>
              ))}
            </ul>
            <DuePeople people={data.people} messages={messages} />
          </>
        )}
        {runs.data && <RetentionRuns runs={runs.data} messages={t} />}
      </div>
    </Screen>
  );
}

type RetentionRunsProps = {
  runs: RetentionRun[];
  messages: AdminPrivacyRequestsMessages['dryRun'];
};

function RetentionRuns({ runs, messages }: RetentionRunsProps) {
  const language = useLanguage();
  const withKnownErrors = (counts: Record<string, number>) =>
    Object.entries(counts)
      .filter(([, count]) => count > 0)
      .map(([key, count]) =>
        fillAny(messages.counts[key] ?? `{count} ${key}`, { count: formatNumber(count, language) }),
      )
      .join(', ') || messages.nothing;

  return (
    <section className="grid gap-3">
      <h2 className="text-lg">{messages.runs}</h2>
      {runs.length === 0 && <p className="text-soft">{messages.noRuns}</p>}
      <ul className="divide-y divide-line rounded-compact border border-line bg-paper empty:hidden">
        {runs.map((run) => (
          <li key={run.id} className="flex flex-wrap items-center gap-x-4 gap-y-1 px-4 py-2.5">
            <span className="tabular-nums">{formatTime(new Date(run.started_at), language)}</span>
            <span className="text-soft">{withKnownErrors(run.counts)}</span>
            {run.is_dry_run && <Badge>{messages.dry}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
