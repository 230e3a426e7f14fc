import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { buttonClass } from '../../../ui/button-class.ts';
import { useMessages } from '../../use-messages.ts';
import { listDuplicatesOf } from '../data/duplicates.ts';

/** Names possible duplicates of this person, with links to the comparison. */
export function DuplicateNotice({ personId }: { personId: string }) {
  const { pairs, unnamed } = useMessages('people');
  const { data: alike = [] } = useClientQuery({
    queryKey: [...queryKeys.row('people', personId), 'duplicates'],
    queryFn: (client) => listDuplicatesOf(client, personId),
  });
  if (alike.length === 0) return null;
  return (
    <ul className="grid gap-2">
      {alike.map(({ person, reasons, keep, merge }) => (
        <li
          key={person.id}
          className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-compact bg-amber-soft px-4 py-2.5 text-amber"
        >
          <span>
            {pairs.notice}{' '}
            <LocalizedLink
              to={`/admin/applicants/${person.id}`}
              className="font-semibold underline"
            >
              {person.full_name || person.email || unnamed}
            </LocalizedLink>
            {' · '}
            {reasons.map((reason) => pairs.reasons[reason]).join(' · ')}
          </span>
          <LocalizedLink
            to={`/admin/applicants/merge?keep=${keep}&merge=${merge}`}
            className={buttonClass({ variant: 'paper', size: 'compact' })}
          >
            {pairs.compare}
          </LocalizedLink>
        </li>
      ))}
    </ul>
  );
}
