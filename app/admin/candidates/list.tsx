import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { buttonClass } from '../../ui/button-class.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { Screen } from '../kit/screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { PeopleContext } from '../people/people-context.ts';
import { getPeopleTexts } from '../people/people-texts.server.ts';
import { tagActions } from '../people/tag-actions.tsx';
import { useTags } from '../people/tags.ts';
import type { Route } from './+types/list.ts';
import { candidateActions } from './candidate-actions.tsx';
import { candidateColumns } from './candidate-columns.tsx';
import { candidateFilters } from './candidate-filters.ts';
import { type CandidateRow, candidateSource } from './candidate-source.ts';

export function loader({ url, request }: Route.LoaderArgs) {
  return getPeopleTexts(resolveServerLanguage(url, request.headers));
}

export const shouldRevalidate = revalidateOnLanguage;

export default function Candidates({ loaderData: texts }: Route.ComponentProps) {
  const { people, candidates } = texts;
  const language = useLanguage();
  const tags = useTags();
  const [params] = useSearchParams();
  const isSearch = (params.get('q') ?? '').trim() !== '';
  const byTag = params.has('tag') && !isSearch;
  const withLeft = params.has('state');

  const definition = useMemo<ListDefinition<CandidateRow>>(
    () => ({
      screen: 'candidates',
      label: candidates.title,
      source: candidateSource({ byTag, withLeft }),
      columns: candidateColumns({ ...texts, tags, language }),
      filters: candidateFilters({ ...texts, tags, byTag }),
      sort: '-activity',
      href: ({ id }) => `/admin/applicants/${id}`,
      nameOf: ({ full_name, email }) => full_name || email || people.unnamed,
      searchLabel: candidates.search,
      actions: [...candidateActions(texts), ...tagActions<CandidateRow>(people, tags)],
      empty: { ...candidates.empty, action: <PublicPage label={candidates.empty.action} /> },
    }),
    [texts, people, candidates, tags, language, byTag, withLeft],
  );

  return (
    <PeopleContext value={texts}>
      <ForRecruiters title={candidates.title}>
        <Screen fill title={candidates.title}>
          <List definition={definition} />
        </Screen>
      </ForRecruiters>
    </PeopleContext>
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
