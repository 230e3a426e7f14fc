import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { useNavigate } from 'react-router';
import { type MergeField, mergeFields } from '../../../domain/people/merge.ts';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Cell, HeaderCell, Table } from '../../ui/table.tsx';
import { Section } from '../kit/section.tsx';
import { mergePeople, previewMerge } from '../people/data/actions.ts';
import type { Person } from '../people/data/people.ts';
import { usePersonMutation } from '../people/use-person-mutation.ts';
import { useMessages } from '../use-messages.ts';
import { MergeValue } from './merge-value.tsx';

type MergeFormProps = {
  keep: Person;
  gone: Person;
  /** Set once the merge has succeeded: the merged record no longer exists, so it must not be refetched. */
  isMerging: boolean;
  onMerging: (isMerging: boolean) => void;
  onSwap: () => void;
};

/**
 * A preview of the merge: it shows the value that wins and the data that moves. Nothing changes
 * before the last button.
 */
export function MergeForm({ keep, gone, isMerging, onMerging, onSwap }: MergeFormProps) {
  const people = useMessages('people');
  const { merge: messages } = people;
  const language = useLanguage();
  const navigate = useNavigate();
  const { getClient } = useAuth();
  const mutate = usePersonMutation();
  const [take, setTake] = useState<MergeField[]>([]);
  const choice = { keep: keep.id, merge: gone.id, take };
  const { data: preview } = useQuery({
    queryKey: [...queryKeys.table('people'), 'merge', choice],
    queryFn: async () => previewMerge(await getClient(), choice),
    enabled: !isMerging,
    placeholderData: (previous) => previous,
  });
  const choose = (field: MergeField, isTaken: boolean) =>
    setTake(isTaken ? [...take, field] : take.filter((name) => name !== field));
  const formatValue = (field: MergeField, value: unknown) =>
    field === 'language' ? people.languages[value as Person['language']] : String(value ?? '');

  const merge = async () => {
    onMerging(true);
    const isDone = await mutate({
      done: messages.done,
      work: (client) => mergePeople(client, choice),
    });
    if (!isDone) return onMerging(false);
    await navigate(localizedHref(`/admin/applicants/${keep.id}`, language));
  };

  return (
    <div className="grid gap-4">
      <Section
        title={messages.values}
        actions={
          <Button variant="paper" size="compact" onClick={onSwap}>
            {messages.swap}
          </Button>
        }
      >
        <Table>
          <thead>
            <tr>
              <HeaderCell>{messages.field}</HeaderCell>
              <HeaderCell>{messages.stays}</HeaderCell>
              <HeaderCell>{messages.goes}</HeaderCell>
              <HeaderCell>{messages.result}</HeaderCell>
            </tr>
          </thead>
          <tbody>
            {mergeFields.map((field) => (
              <tr key={field}>
                <th
                  scope="row"
                  className="border-b border-line px-4 py-2.5 font-semibold whitespace-nowrap"
                >
                  {messages.fields[field]}
                </th>
                <MergeValue
                  field={field}
                  label={`${messages.fields[field]}, ${messages.stays}`}
                  text={formatValue(field, keep[field])}
                  isChosen={!take.includes(field)}
                  onChoose={() => choose(field, false)}
                />
                <MergeValue
                  field={field}
                  label={`${messages.fields[field]}, ${messages.goes}`}
                  text={formatValue(field, gone[field])}
                  isChosen={take.includes(field) || !keep[field]}
                  onChoose={() => choose(field, true)}
                />
                <Cell className="font-semibold">
                  {formatValue(field, preview?.result[field]) || (
                    <span className="font-normal text-soft">{messages.empty}</span>
                  )}
                </Cell>
              </tr>
            ))}
          </tbody>
        </Table>
      </Section>
      <Section title={messages.moves}>
        {preview && <Moves moves={preview.moves} />}
        <p className="text-soft">{messages.alsoProfiles}</p>
        {preview && preview.same_jobs.length > 0 && (
          <p className="rounded-compact bg-amber-soft px-4 py-2.5 text-amber">
            {fill(messages.sameJobs, { count: formatNumber(preview.same_jobs.length, language) })}
          </p>
        )}
      </Section>
      <div className="flex flex-wrap items-center gap-3">
        <Button size="compact" disabled={isMerging || !preview} onClick={() => void merge()}>
          {isMerging ? messages.merging : messages.submit}
        </Button>
        <span className="text-soft">{messages.irreversible}</span>
      </div>
    </div>
  );
}

function Moves({ moves }: { moves: Record<string, number> }) {
  const { merge: messages } = useMessages('people');
  const language = useLanguage();
  const some = Object.entries(moves).filter(([, count]) => count > 0);
  if (some.length === 0) return <p>{messages.movesNothing}</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {some.map(([table, count]) => (
        <li key={table}>
          {messages.tables[table] ?? table}{' '}
          <b className="font-semibold tabular-nums">{formatNumber(count, language)}</b>
        </li>
      ))}
    </ul>
  );
}
