import { useState } from 'react';
import { useNavigate } from 'react-router';
import {
  isAddressDoubtful,
  type MergeField,
  type MovedTable,
  movedTables,
  orderForMerge,
} from '../../../../domain/people/merge.ts';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { formatNumber } from '../../../i18n/format.ts';
import { localizedHref } from '../../../i18n/href.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { mergePeople, previewMerge } from '../data/actions.ts';
import type { Person } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';
import { DoubtfulAddress } from './doubtful-address.tsx';
import { MergeCustomValues } from './merge-custom-values.tsx';
import { MergeValues } from './merge-values.tsx';
import { SameJobs } from './same-jobs.tsx';

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
  const { merge: messages } = useMessages('people');
  const language = useLanguage();
  const navigate = useNavigate();
  const mutate = usePersonMutation();
  // The address that is most likely the person's stays, even if the record without it is kept.
  const [take, setTake] = useState<MergeField[]>(() =>
    gone.email && orderForMerge(keep, gone)[0] === gone ? ['email'] : [],
  );
  const [takeCustom, setTakeCustom] = useState<string[]>([]);
  const [isChecked, setChecked] = useState(false);
  const [applications, setApplications] = useState<string[]>([]);
  const choice = { keep: keep.id, merge: gone.id, take };
  const { data: preview } = useClientQuery({
    queryKey: [...queryKeys.table('people'), 'merge', choice],
    queryFn: (client) => previewMerge(client, choice),
    enabled: !isMerging,
    placeholderData: (previous) => previous,
  });
  // Chosen here and not by another preview, so that the choice shows immediately.
  const jobs = preview?.same_jobs.map((job) => ({
    ...job,
    counts: applications.find((id) => id === job.kept.id || id === job.gone.id) ?? job.counts,
  }));
  const [stays, goes] = take.includes('email') || !keep.email ? [gone, keep] : [keep, gone];
  const doubtful = isAddressDoubtful(stays, goes) ? (stays.email ?? undefined) : undefined;
  const choose = (counts: string, other: string) =>
    setApplications([...applications.filter((id) => id !== other && id !== counts), counts]);

  const merge = async () => {
    onMerging(true);
    const isDone = await mutate({
      done: messages.done,
      // The application that was shown counts, even if a colleague has moved one of the two since.
      work: (client) =>
        mergePeople(client, {
          ...choice,
          take_custom: takeCustom,
          applications: jobs?.map(({ counts }) => counts) ?? [],
          checked_email: doubtful,
        }),
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
        <MergeValues
          keep={keep}
          gone={gone}
          take={take}
          onTake={(newValue) => {
            setTake(newValue);
            setChecked(false);
          }}
          result={preview?.result}
        >
          <MergeCustomValues
            keep={keep.id}
            gone={gone.id}
            take={takeCustom}
            onTake={setTakeCustom}
          />
        </MergeValues>
        <p className="text-soft">{messages.lostValues}</p>
      </Section>
      {jobs && jobs.length > 0 && <SameJobs jobs={jobs} onChoose={choose} />}
      <Section title={messages.moves}>
        {preview && <Moves moves={preview.moves} />}
        <p className="text-soft">{messages.alsoProfiles}</p>
      </Section>
      {doubtful && (
        <DoubtfulAddress stays={stays} goes={goes} isChecked={isChecked} onCheck={setChecked} />
      )}
      <div className="flex flex-wrap items-center gap-3">
        <Button
          size="compact"
          disabled={isMerging || !preview || (doubtful !== undefined && !isChecked)}
          onClick={() => void merge()}
        >
          {isMerging ? messages.merging : messages.submit}
        </Button>
        <span className="text-soft">{messages.irreversible}</span>
      </div>
    </div>
  );
}

function Moves({ moves }: { moves: Record<MovedTable, number> }) {
  const { merge: messages } = useMessages('people');
  const language = useLanguage();
  const some = movedTables.filter((table) => moves[table] > 0);
  if (some.length === 0) return <p>{messages.movesNothing}</p>;
  return (
    <ul className="flex flex-wrap gap-x-6 gap-y-1">
      {some.map((table) => (
        <li key={table}>
          {messages.tables[table]}{' '}
          <b className="font-semibold tabular-nums">{formatNumber(moves[table], language)}</b>
        </li>
      ))}
    </ul>
  );
}
