import { Navigate } from 'react-router';
import { isUuid } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { localizedHref } from '../../i18n/href.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Button } from '../../ui/button.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../kit/screen.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/person.ts';
import { findPerson } from './data/people.ts';
import { ForRecruiters } from './for-recruiters.tsx';
import { PersonSkeleton } from './person-skeleton.tsx';
import { PersonView } from './person-view.tsx';

export default function Person({ params: { personId } }: Route.ComponentProps) {
  const people = useMessages('people');
  return (
    <ForRecruiters title={people.title}>
      <PersonPage key={personId} id={personId} />
    </ForRecruiters>
  );
}

/** A person who was merged into another redirects there. */
function PersonPage({ id }: { id: string }) {
  const people = useMessages('people');
  const language = useLanguage();
  const own = `person_id=eq.${id}`;
  const {
    data: person,
    isError,
    isPending,
    refetch,
  } = useLiveTables({
    queryKey: queryKeys.row('people', id),
    queryFn: async (client) => (isUuid(id) ? findPerson(client, id) : null),
    follow: isUuid(id)
      ? [
          { table: 'people', filter: `id=eq.${id}` },
          { table: 'applications', filter: own },
          { table: 'candidates', filter: own },
          { table: 'person_tags', filter: own },
        ]
      : [],
  });

  if (person?.merged_into) {
    return (
      <Navigate to={localizedHref(`/admin/applicants/${person.merged_into}`, language)} replace />
    );
  }
  if (isPending) return <PersonSkeleton />;
  if (person && !person.anonymised_at) return <PersonView person={person} />;
  const said = person?.anonymised_at ? people.erased : people.notFound;
  const isBroken = isError && !person;
  return (
    <Screen title={isBroken ? people.title : said.title}>
      <EmptyState
        title={isBroken ? (people.failed.split(':')[0] ?? '') : said.title}
        text={isBroken ? people.loadFailed : said.text}
        action={
          isBroken ? (
            <Button size="compact" onClick={() => refetch()}>
              {people.retry}
            </Button>
          ) : (
            <LocalizedLink to="/admin/applicants" className={buttonClass({ size: 'compact' })}>
              {people.back}
            </LocalizedLink>
          )
        }
      />
    </Screen>
  );
}
