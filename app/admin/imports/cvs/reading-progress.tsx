import { useClientQuery } from '../../../backend/use-client-query.ts';
import { fill, formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { ProgressBar } from '../../../ui/loading/progress-bar.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { type ImportRecord, importsKey } from '../data/imports.ts';
import { listProposals } from '../data/proposals.ts';
import { finishImportFiles } from '../data/run-import.ts';
import { useImportCall } from '../use-import-call.ts';

/** The number of CVs that have been read. If the page that sends the CVs is closed, the remaining CVs never arrive. */
export function ReadingProgress({ importRecord }: { importRecord: ImportRecord }) {
  const { cvs: t, progress } = useMessages('imports');
  const language = useLanguage();
  const { pending, call } = useImportCall();
  const { id, total, unread_files: unread } = importRecord;
  const readCount = total - unread;
  const { data } = useClientQuery({
    queryKey: [...importsKey, id, 'arrived', unread],
    queryFn: (client) => listProposals(client, { id, filter: 'all', page: 0 }),
  });
  const arrived = data?.count ?? 0;
  const isPartial = data !== undefined && arrived > 0 && arrived < total;
  return (
    <Section title={t.reading}>
      <p className="font-semibold tabular-nums">
        {fill(t.filesRead, {
          done: formatNumber(readCount, language),
          count: formatNumber(total, language),
        })}
      </p>
      <ProgressBar value={readCount} max={total} label={t.reading} />
      {isPartial ? (
        <div className="flex flex-wrap items-center justify-between gap-3">
          <p className="text-soft">{t.missing}</p>
          <Button
            variant="paper"
            size="compact"
            disabled={pending}
            onClick={() => void call((client) => finishImportFiles(client, id))}
          >
            {fill(t.goOn, { count: formatNumber(arrived, language) })}
          </Button>
        </div>
      ) : (
        <p className="text-soft">{progress.canLeave}</p>
      )}
    </Section>
  );
}
