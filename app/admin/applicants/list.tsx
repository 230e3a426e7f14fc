import { useMemo } from 'react';
import { useSearchParams } from 'react-router';
import { useLanguage } from '../../i18n/language-context.tsx';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { List } from '../kit/list/list.tsx';
import type { ListDefinition } from '../kit/list/list-definition.ts';
import { Screen } from '../kit/screen.tsx';
import { ForRecruiters } from '../people/for-recruiters.tsx';
import { PeopleContext } from '../people/people-context.ts';
import { getPeopleTexts } from '../people/people-texts.server.ts';
import { tagActions } from '../people/tag-actions.tsx';
import { useTags } from '../people/tags.ts';
import { UnconfirmedLink } from '../submissions/unconfirmed-link.tsx';
import type { Route } from './+types/list.ts';
import { applicantColumns } from './applicant-columns.tsx';
import { applicantFilters } from './applicant-filters.ts';
import { type ApplicantRow, applicantSource } from './applicant-source.ts';
import { DuplicatesLink } from './duplicates-link.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  return getPeopleTexts(resolveServerLanguage(url, request.headers));
}

export const shouldRevalidate = revalidateOnLanguage;

/** People: one row per person, regardless of the number of applications. */
export default function Applicants({ loaderData: texts }: Route.ComponentProps) {
  const { people } = texts;
  const language = useLanguage();
  const tags = useTags();
  const [params] = useSearchParams();
  const role = params.get('role') ?? '';
  const tag = params.get('tag') ?? '';
  const withLeaving = params.has('quarantine');
  const isSearch = (params.get('q') ?? '').trim() !== '';

  const definition = useMemo<ListDefinition<ApplicantRow>>(() => {
    const source = applicantSource({ role, tag, isSearch, withLeaving });
    return {
      screen: 'applicants',
      label: people.title,
      source,
      columns: applicantColumns({ people, tags, language }),
      filters: applicantFilters({ people, tags, relation: source.relation }),
      sort: '-activity',
      href: ({ id }) => `/admin/applicants/${id}`,
      nameOf: ({ full_name, email }) => full_name || email || people.unnamed,
      searchLabel: people.search,
      actions: tagActions<ApplicantRow>(people, tags),
      empty: people.empty,
    };
  }, [people, tags, language, role, tag, isSearch, withLeaving]);

  return (
    <PeopleContext value={texts}>
      <ForRecruiters title={people.title}>
        <Screen
          fill
          title={people.title}
          actions={
            <div className="flex flex-wrap gap-2">
              <UnconfirmedLink label={people.unconfirmed.count} />
              <DuplicatesLink />
            </div>
          }
        >
          <List definition={definition} />
        </Screen>
      </ForRecruiters>
    </PeopleContext>
  );
}
