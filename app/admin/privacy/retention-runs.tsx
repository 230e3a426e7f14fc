import { fillAny } from '../../i18n/fill-any.ts';
import { formatNumber, formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Badge } from '../../ui/badge.tsx';
import type { RetentionRun } from './data.ts';
import type { AdminPrivacyRequestsMessages } from './messages.en.ts';

type RetentionRunsProps = {
  runs: RetentionRun[];
  messages: AdminPrivacyRequestsMessages['dryRun'];
};

export function RetentionRuns({ runs, messages }: RetentionRunsProps) {
  const language = useLanguage();
  const inWords = (counts: Record<string, number>) =>
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
            <span className="text-soft">{inWords(run.counts)}</span>
            {run.is_dry_run && <Badge>{messages.dry}</Badge>}
          </li>
        ))}
      </ul>
    </section>
  );
}
