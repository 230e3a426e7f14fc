import { EmptyState } from '../../../ui/empty-state.tsx';
import { RecordScreen } from '../../kit/screens/record-screen.tsx';
import { useMessages } from '../../use-messages.ts';
import { findPerson } from '../data/people.ts';
import { ForRecruiters } from '../for-recruiters.tsx';
import { MergeWith } from '../merging/merge-dialog.tsx';
import { MergedPerson } from '../merging/merged-person.tsx';
import type { Route } from './+types/person.ts';
import { PersonView } from './person-view.tsx';

export default function Person({ params: { personId } }: Route.ComponentProps) {
  const people = useMessages('people');
  return (
    <ForRecruiters title={people.title}>
      <RecordScreen
        id={personId}
        table="people"
        follow={{
          people: 'id',
          applications: 'person_id',
          candidates: 'person_id',
          person_tags: 'person_id',
        }}
        find={findPerson}
        list="/admin/applicants"
        messages={people}
        actions={({ id, merged_into, anonymised_at, erase_after }) =>
          !merged_into && !anonymised_at && !erase_after && <MergeWith personId={id} />
        }
        title={(person) =>
          person.anonymised_at ? people.erased.title : person.full_name || people.unnamed
        }
      >
        {(person) => {
          if (person.merged_into) return <MergedPerson id={personId} into={person.merged_into} />;
          if (person.anonymised_at) return <EmptyState {...people.erased} />;
          return <PersonView person={person} />;
        }}
      </RecordScreen>
    </ForRecruiters>
  );
}
