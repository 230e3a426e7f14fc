import { useState } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { listTerms, type TermsRow } from './data.ts';
import { DraftPanel } from './draft-panel.tsx';
import { VersionTable } from './version-table.tsx';

export default function GeneralTerms() {
  const messages = useMessages('terms');
  const { data: terms, error } = useLiveTables({
    queryKey: queryKeys.list('general_terms', {}),
    queryFn: listTerms,
    follow: [{ table: 'general_terms' }],
  });
  if (error && !terms) throw error;
  return (
    <Screen title={messages.title}>
      {terms ? <Overview terms={terms} /> : <Skeleton className="h-72" />}
    </Screen>
  );
}

type OpenDialog = { kind: 'compare' | 'archive'; row: TermsRow };

function Overview({ terms }: { terms: TermsRow[] }) {
  const messages = useMessages('terms');
  const { versions: t, compare } = messages;
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const draft = terms.find(({ state }) => state === 'draft');
  const versions = terms.filter(({ state }) => state !== 'draft');
  // Versions are sorted newest first.
  const previousVersionOf = (row: TermsRow) =>
    row.state === 'draft' ? versions[0] : versions[versions.indexOf(row) + 1];

  return (
    <div className="grid gap-4">
      <DraftPanel
        draft={draft}
        onCompare={
          draft && versions.length > 0
            ? () => setDialog({ kind: 'compare', row: draft })
            : undefined
        }
      />
      <Section title={t.title} text={t.text}>
        {versions.length === 0 ? (
          <p className="text-soft">{t.none}</p>
        ) : (
          <VersionTable
            versions={versions}
            messages={messages}
            onCompare={(row) => setDialog({ kind: 'compare', row })}
            onArchive={(row) => setDialog({ kind: 'archive', row })}
          />
        )}
      </Section>
      {dialog?.kind === 'compare' && (
        <CompareDialog
          title={
            dialog.row.number === null
              ? compare.draft
              : fill(compare.versions, { number: dialog.row.number })
          }
          before={previousVersionOf(dialog.row)?.id}
          after={dialog.row.id}
          onClose={close}
        />
      )}
      {dialog?.kind === 'archive' && (
        <ArchiveDialog row={dialog.row} messages={messages} onClose={close} />
      )}
    </div>
  );
}
