import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { countDuplicates } from '../people/data/duplicates.ts';
import { useMessages } from '../use-messages.ts';

/** A link to the queue of duplicates, with the number of pairs in it. */
export function DuplicatesLink() {
  const people = useMessages('people');
  const { data: count = 0 } = useLiveTables({
    queryKey: [...queryKeys.table('people'), 'duplicates', 'count'],
    queryFn: countDuplicates,
    follow: [{ table: 'duplicate_pairs' }],
  });
  return (
    <LocalizedLink
      to="/admin/applicants/duplicates"
      className={buttonClass({ variant: 'paper', size: 'compact' })}
    >
      {count > 0 ? fill(people.duplicatesCount, { count }) : people.duplicates}
    </LocalizedLink>
  );
}
