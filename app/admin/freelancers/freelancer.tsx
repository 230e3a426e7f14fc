import { maxNoteLength } from '../../../domain/limits.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { SavedTextarea } from '../kit/saved-text/saved-textarea.tsx';
import { Columns, RecordScreen } from '../kit/screens/record-screen.tsx';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import type { Route } from './+types/freelancer.ts';
import { FreelancerCalendar } from './calendar/calendar.tsx';
import { findFreelancer, freelancerNote } from './data.ts';
import { FreelancerActions } from './freelancer-actions.tsx';
import { FreelancerProfile } from './freelancer-profile.tsx';

export default function FreelancerScreen({ params: { personId: id } }: Route.ComponentProps) {
  const messages = useMessages('freelancers');
  const { errors } = useMessages('people');
  const mutate = useUndoableMutation(queryKeys.row('freelancers', id), errors);
  return (
    <RoleGate allows="recruiters" messages={messages}>
      <RecordScreen
        id={id}
        table="freelancers"
        follow={{
          freelancers: 'person_id',
          freelancer_availability: 'person_id',
          freelancer_notes: 'person_id',
          people: 'id',
        }}
        find={findFreelancer}
        list="/admin/freelancers"
        messages={messages}
        title={({ person }) => person.full_name || messages.unnamed}
        actions={(freelancer) => (
          <FreelancerActions freelancer={freelancer} mutate={mutate} messages={messages} />
        )}
      >
        {(freelancer) => (
          <Columns
            left={
              <>
                <FreelancerProfile freelancer={freelancer} mutate={mutate} messages={messages} />
                <Section title={messages.note.title}>
                  <SavedTextarea
                    key={id}
                    draftKey={`freelancer-note:${id}`}
                    label={messages.note.label}
                    hint={messages.note.hint}
                    rows={5}
                    maxLength={maxNoteLength}
                    value={freelancer.note}
                    source={(client) => freelancerNote(client, id)}
                    mutate={mutate}
                  />
                </Section>
              </>
            }
            right={
              <FreelancerCalendar freelancer={freelancer} mutate={mutate} messages={messages} />
            }
          />
        )}
      </RecordScreen>
    </RoleGate>
  );
}
