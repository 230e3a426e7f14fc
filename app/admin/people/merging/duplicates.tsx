import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { useMessages } from '../../use-messages.ts';
import { listDuplicates } from '../data/duplicates.ts';
import { ForRecruiters } from '../for-recruiters.tsx';
import { QueueScreen } from '../queue-screen.tsx';
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
  const { pairs: messages } = useMessages('people');
  const { data: pairs, isError } = useLiveTables({
    queryKey: [...queryKeys.table('people'), 'duplicates'],
    queryFn: (client) => listDuplicates(client, maxShown),
    follow: [{ table: 'duplicate_pairs' }],
  });

  return (
    <QueueScreen
      messages={messages}
      items={pairs}
      isError={isError}
      maxShown={maxShown}
      className="max-w-5xl"
    >
      {(shown) => (
        <ul className="grid gap-3">
          {shown.map((pair) => (
            <DuplicateCard key={pair.one_id + pair.other_id} pair={pair} />
          ))}
        </ul>
      )}
    </QueueScreen>
  );
}
