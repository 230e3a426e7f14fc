import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Screen } from '../../kit/screens/screen.tsx';
import { useMessages } from '../../use-messages.ts';
import { findPerson } from '../data/people.ts';
import { ForRecruiters } from '../for-recruiters.tsx';
import { MergeForm } from './merge-form.tsx';

export default function Merge() {
  const people = useMessages('people');
  return (
    <ForRecruiters title={people.title}>
      <MergeScreen />
    </ForRecruiters>
  );
}

function MergeScreen() {
  const { merge: messages } = useMessages('people');
  const [params, setParams] = useSearchParams();
  const [isMerging, setMerging] = useState(false);
  const keep = useRecord(params.get('keep'), !isMerging);
  const merged = useRecord(params.get('merge'), !isMerging);
  const swap = () =>
    setParams(
      (current) => {
        const next = new URLSearchParams(current);
        next.set('keep', current.get('merge') ?? '');
        next.set('merge', current.get('keep') ?? '');
        return next;
      },
      { replace: true },
    );
  const isGone = [keep, merged].some(
    ({ data, isPending }) =>
      !isPending && (!data || data.merged_into || data.anonymised_at || data.erase_after),
  );

  return (
    <Screen
      title={messages.title}
      actions={
        <LocalizedLink to="/admin/applicants/duplicates" className="text-soft hover:text-ink">
          ← {messages.backToPairs}
        </LocalizedLink>
      }
    >
      <div className="grid max-w-5xl gap-4">
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        {isGone && <EmptyState title={messages.title} text={messages.recordGone} />}
        {!isGone && !(keep.data && merged.data) && <Skeleton className="h-72" />}
        {!isGone && keep.data && merged.data && (
          <MergeForm
            key={keep.data.id}
            keep={keep.data}
            gone={merged.data}
            isMerging={isMerging}
            onMerging={setMerging}
            onSwap={swap}
          />
        )}
      </div>
    </Screen>
  );
}

function useRecord(id: string | null, enabled: boolean) {
  return useClientQuery({
    queryKey: queryKeys.row('people', id ?? ''),
    queryFn: (client) => (id ? findPerson(client, id) : null),
    enabled,
  });
}
