import { useRef, useState } from 'react';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Chip } from '../../../ui/fields/chip.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { type ImportRecord, importsKey } from '../data/imports.ts';
import { listProposals, type ProposalFilter } from '../data/proposals.ts';
import { pageSize } from '../data/rows.ts';
import { checkImport } from '../data/run-import.ts';
import { Pages } from '../report/pages.tsx';
import { useImportCall } from '../use-import-call.ts';
import { ProposalRow } from './proposal-row.tsx';

const filters: ProposalFilter[] = ['all', 'open', 'unusable'];

/** The values read from CVs, which can be corrected. Leaving a field saves it. */
export function Proposals({ importRecord }: { importRecord: ImportRecord }) {
  const { cvs: t } = useMessages('imports');
  const language = useLanguage();
  const { pending, call } = useImportCall();
  const saves = useRef(new Set<Promise<boolean>>());
  const onSave = (save: Promise<boolean>) => {
    saves.current.add(save);
    void save.finally(() => saves.current.delete(save));
  };
  const check = async (client: BrowserClient) => {
    // A correction that arrived after the check would need another one.
    const areSaved = await Promise.all(saves.current);
    return areSaved.includes(false) ? {} : checkImport(client, { import_id: id, mapping });
  };
  const { id, mapping } = importRecord;
  const [{ filter, page }, setShown] = useState<{ filter: ProposalFilter; page: number }>({
    filter: 'all',
    page: 0,
  });
  const counts = useProposalCounts(id);
  const { data } = useClientQuery({
    queryKey: [...importsKey, id, 'proposals', filter, page],
    queryFn: (client) => listProposals(client, { id, filter, page }),
  });
  return (
    <Section title={t.title} text={t.text}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.table}</legend>
        {filters.map((name) => (
          <Chip
            key={name}
            isOn={filter === name}
            aria-pressed={filter === name}
            onClick={() => setShown({ filter: name, page: 0 })}
          >
            {t.filters[name]} ({formatNumber(counts[name] ?? 0, language)})
          </Chip>
        ))}
      </fieldset>
      {!data && <Skeleton className="h-40" />}
      {data?.rows.length === 0 && <p className="text-soft">{t.none}</p>}
      <ul
        aria-label={t.table}
        className="grid divide-y divide-line rounded-compact border border-line empty:hidden"
      >
        {data?.rows.map((row) => (
          <ProposalRow key={row.position} importId={id} proposal={row} onSave={onSave} />
        ))}
      </ul>
      <Pages
        page={page}
        pages={Math.ceil((data?.count ?? 0) / pageSize)}
        onShow={(newPage) => setShown({ filter, page: newPage })}
      />
      <div>
        <Button size="compact" disabled={pending} onClick={() => void call(check)}>
          {t.submit}
        </Button>
      </div>
    </Section>
  );
}

function useProposalCounts(id: string): Partial<Record<ProposalFilter, number>> {
  const { data } = useClientQuery({
    queryKey: [...importsKey, id, 'proposal-counts'],
    queryFn: async (client) =>
      Object.fromEntries(
        await Promise.all(
          filters.map(async (filter) => [
            filter,
            (await listProposals(client, { id, filter, page: 0 })).count,
          ]),
        ),
      ) as Record<ProposalFilter, number>,
  });
  return data ?? {};
}
