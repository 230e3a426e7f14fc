import { AlpacaLooking } from '../../art/alpaca-looking.tsx';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Screen } from '../kit/screen.tsx';
import { listDuplicates } from '../people/data/duplicates.ts';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { useMessages } from '../use-messages.ts';
import { DuplicateCard } from './duplicate-card.tsx';

export default function Duplicates() {
  const people = useMessages('people');
  return (
    <ForRecruiters title={people.title}>
      <Queue />
    </ForRecruiters>
  );
}

const maxShown = 50;

/** Shows the latest pairs. When one is merged or dismissed, the next one moves up. */
function Queue() {
  const people = useMessages('people');
  const { pairs: messages } = people;
  const { data: pairs, isError } = useLiveTables({
    queryKey: [...queryKeys.table('people'), 'duplicates'],
    queryFn: (client) => listDuplicates(client, maxShown),
    follow: [{ table: 'duplicate_pairs' }],
  });

  return (
    <Screen
      title={messages.title}
      actions={
        <LocalizedLink to="/admin/applicants" className="text-soft hover:text-ink">
          ← {people.back}
        </LocalizedLink>
      }
    >
      <div className="grid max-w-5xl gap-4">
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        {isError && !pairs && <p className="text-lingon">{messages.failed}</p>}
        {!pairs && !isError && <Skeleton className="h-48" />}
        {pairs?.length === 0 && (
          <EmptyState picture={<AlpacaLooking className="w-40" />} {...messages.none} />
        )}
        {pairs && pairs.length > 0 && (
          <ul className="grid gap-3">
            {pairs.map((pair) => (
              <DuplicateCard key={pair.one_id + pair.other_id} pair={pair} />
            ))}
          </ul>
        )}
        {pairs?.length === maxShown && (
          <p className="text-soft">{fill(messages.first, { count: maxShown })}</p>
        )}
      </div>
    </Screen>
  );
}
