import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { peopleActions } from '../bulk/people-actions.tsx';
import { useCustomList } from '../custom-fields/use-custom-list.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { Screen } from '../kit/screens/screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { mergeAction } from '../people/merging/merge-action.tsx';
import { useTags } from '../people/tags/tags.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { candidateActions } from './candidate-actions.tsx';
import { candidateColumns } from './candidate-columns.tsx';
import { candidateFilters } from './candidate-filters.ts';
import { type CandidateRow, candidateSource } from './candidate-source.ts';

export default function Candidates() {
  const people = useMessages('people');
  const candidates = useMessages('candidates');
  const bulk = useMessages('bulk');
  const { role } = useStaff();
  const choiceLabels = useMessages('jobChoices');
  const language = useLanguage();
  const tags = useTags();
  const custom = useCustomList<CandidateRow>('people');
  const [params] = useSearchParams();
  const isSearch = (params.get('q') ?? '').trim() !== '';
  const byTag = params.has('tag') && !isSearch;
  const withLeft = params.has('state');

  const definition = useMemo<ListDefinition<CandidateRow>>(
    () => ({
      screen: 'candidates',
      label: candidates.title,
      source: candidateSource({ byTag, withLeft }),
      columns: [
        ...candidateColumns({ people, candidates, choiceLabels, tags, language }),
        ...custom.columns,
      ],
      filters: [
        ...candidateFilters({ people, candidates, choiceLabels, tags, byTag }),
        ...custom.filters,
      ],
      sort: '-activity',
      href: ({ id }) => `/admin/applicants/${id}`,
      nameOf: ({ full_name, email }) => full_name || email || people.unnamed,
      personOf: ({ id }) => id,
      searchLabel: candidates.search,
      actions: [
        ...candidateActions(candidates),
        ...peopleActions({
          bulk,
          people,
          tags,
          target: 'people',
          isAdmin: role === 'admin',
        }),
        mergeAction(people),
      ],
      empty: { ...candidates.empty, action: <PublicPage label={candidates.empty.action} /> },
    }),
    [people, candidates, bulk, role, choiceLabels, tags, custom, language, byTag, withLeft],
  );

  return (
    <ForRecruiters title={candidates.title}>
      <Screen fill title={candidates.title}>
        <List definition={definition} />
      </Screen>
    </ForRecruiters>
  );
}

function PublicPage({ label }: { label: string }) {
  return (
    <LocalizedLink
      to="/kandidatbanken"
      className={buttonClass({ variant: 'paper', size: 'compact' })}
    >
      {label}
    </LocalizedLink>
  );
}
