import { useState } from 'react';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Section } from '../kit/editor/section.tsx';
import { Screen } from '../kit/screen.tsx';
import type { Route } from './+types/overview.ts';
import { ArchiveDialog } from './archive-dialog.tsx';
import { CompareDialog } from './compare-dialog.tsx';
import { listTerms, type TermsRow } from './data.ts';
import { DraftPanel } from './draft-panel.tsx';
import { loadTermsTexts, type TermsTexts } from './load-terms.server.ts';
import { VersionTable } from './version-table.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  return loadTermsTexts(resolveServerLanguage(url, request.headers));
}

export const shouldRevalidate = revalidateOnLanguage;

export default function GeneralTerms({ loaderData: texts }: Route.ComponentProps) {
  const { messages } = texts;
  const { data: terms, error } = useLiveTables({
    queryKey: queryKeys.list('general_terms', {}),
    queryFn: listTerms,
    follow: [{ table: 'general_terms' }],
  });
  if (error && !terms) throw error;
  return (
    <Screen title={messages.title}>
      {terms ? <Overview terms={terms} texts={texts} /> : <Skeleton className="h-72" />}
    </Screen>
  );
}

type Step = { kind: 'compare' | 'archive'; row: TermsRow };

function Overview({ terms, texts }: { terms: TermsRow[]; texts: TermsTexts }) {
  const { versions: words, compare } = texts.messages;
  const [step, setStep] = useState<Step>();
  const close = () => setStep(undefined);
  const draft = terms.find(({ state }) => state === 'draft');
  const versions = terms.filter(({ state }) => state !== 'draft');
  const beforeOf = (row: TermsRow) =>
    row.state === 'draft' ? versions[0] : versions[versions.indexOf(row) + 1];

  return (
    <div className="grid gap-4">
      <DraftPanel
        draft={draft}
        texts={texts}
        onCompare={
          draft && versions.length > 0 ? () => setStep({ kind: 'compare', row: draft }) : undefined
        }
      />
      <Section title={words.title} text={words.text}>
        {versions.length === 0 ? (
          <p className="text-soft">{words.none}</p>
        ) : (
          <VersionTable
            versions={versions}
            messages={texts.messages}
            onCompare={(row) => setStep({ kind: 'compare', row })}
            onArchive={(row) => setStep({ kind: 'archive', row })}
          />
        )}
      </Section>
      {step?.kind === 'compare' && (
        <CompareDialog
          title={
            step.row.number === null
              ? compare.draft
              : fill(compare.versions, { number: step.row.number })
          }
          before={beforeOf(step.row)?.id}
          after={step.row.id}
          texts={texts}
          onClose={close}
        />
      )}
      {step?.kind === 'archive' && (
        <ArchiveDialog row={step.row} messages={texts.messages} onClose={close} />
      )}
    </div>
  );
}
