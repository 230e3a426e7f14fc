import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill, formatNumber } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { peopleActions } from '../bulk/people-actions.tsx';
import { useCustomList } from '../custom-fields/use-custom-list.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { Screen } from '../kit/screens/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { UnconfirmedLink } from '../submissions/unconfirmed-link.tsx';
import { useMessages } from '../use-messages.ts';
import { countDuplicates } from './data/duplicates.ts';
import { ForRecruiters } from './for-recruiters.tsx';
import { mergeAction } from './merging/merge-action.tsx';
import { peopleColumns } from './people-columns.tsx';
import { peopleFilters } from './people-filters.ts';
import { type PersonRow, peopleSource } from './people-source.ts';
import { useTags } from './tags/tags.ts';

/** People: one row per person, regardless of the number of applications. */
export default function People() {
  const people = useMessages('people');
  const bulk = useMessages('bulk');
  const language = useLanguage();
  const tags = useTags();
  const custom = useCustomList<PersonRow>('people');
  const [params] = useSearchParams();
  const role = params.get('role') ?? '';
  const tag = params.get('tag') ?? '';
  const { role: staffRole } = useStaff();
  const showsAwaitingErasure = staffRole === 'admin';
  const includeAwaitingErasure = showsAwaitingErasure && params.has('quarantine');
  const isSearch = (params.get('q') ?? '').trim() !== '';

  const definition = useMemo<ListDefinition<PersonRow>>(() => {
    const source = peopleSource({ role, tag, isSearch, includeAwaitingErasure });
    return {
      screen: 'applicants',
      label: people.title,
      source,
      columns: [...peopleColumns({ people, tags, language }), ...custom.columns],
      filters: [
        ...peopleFilters({
          people,
          tags,
          relation: source.relation,
          showsAwaitingErasure,
        }),
        ...custom.filters,
      ],
      sort: '-activity',
      href: ({ id }) => `/admin/applicants/${id}`,
      nameOf: ({ full_name, email }) => full_name || email || people.unnamed,
      personOf: ({ id }) => id,
      searchLabel: people.search,
      actions: [
        ...peopleActions({
          bulk,
          people,
          tags,
          target: 'people',
          isAdmin: staffRole === 'admin',
        }),
        mergeAction(people),
      ],
      empty: people.empty,
    };
  }, [
    people,
    bulk,
    tags,
    custom,
    language,
    role,
    tag,
    isSearch,
    includeAwaitingErasure,
    showsAwaitingErasure,
    staffRole,
  ]);

  return (
    <ForRecruiters title={people.title}>
      <Screen
        fill
        title={people.title}
        actions={
          <div className="flex flex-wrap gap-2">
            <UnconfirmedLink label={people.unconfirmed.count} />
            <DuplicatesLink />
            <LocalizedLink
              to="/admin/settings/tags"
              className={buttonClass({ variant: 'paper', size: 'compact' })}
            >
              {people.tags.title}
            </LocalizedLink>
          </div>
        }
      >
        <List definition={definition} />
      </Screen>
    </ForRecruiters>
  );
}

/** A link to the queue of duplicates, with the number of pairs in it. */
function DuplicatesLink() {
  const people = useMessages('people');
  const language = useLanguage();
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
      {count > 0
        ? fill(people.duplicatesCount, { count: formatNumber(count, language) })
        : people.duplicates}
    </LocalizedLink>
  );
}
