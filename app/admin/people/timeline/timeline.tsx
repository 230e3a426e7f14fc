import { queryKeys } from '../../../backend/query-keys.ts';
import { useStaffNames } from '../../kit/staff/use-staff-names.ts';
import { TimelineSection } from '../../kit/timeline/timeline-section.tsx';
import { useMessages } from '../../use-messages.ts';
import { listTimeline, type Person, type TimelineEvent } from '../data/people.ts';
import { TimelineEntry } from './timeline-entry.tsx';

/** Actions of people on their own page. If staff acted for the person, the event has an actor. */
const ownKinds: unknown[] = [
  'withdrawn',
  'mail_received',
  'corrected',
  'renewed',
  'rejoined_candidate_bank',
  'rejoined_freelance_network',
  'details_confirmed',
  'paused_candidate_bank',
  'paused_freelance_network',
  'resumed_candidate_bank',
  'resumed_freelance_network',
  'left_candidate_bank',
  'left_freelance_network',
];

const isByPerson = ({ kind, actor_id, data }: TimelineEvent) =>
  !actor_id && (ownKinds.includes(kind) || (data as { by?: string } | null)?.by === 'candidate');

/** All events of this person in every role. */
export function PersonTimeline({ person }: { person: Person }) {
  const { timeline: messages } = useMessages('people');
  const staff = useStaffNames();
  const ofPerson = `person_id=eq.${person.id}`;
  return (
    <TimelineSection
      messages={messages}
      queryKey={queryKeys.row('people', person.id)}
      list={(client, limit) => listTimeline(client, person.id, limit)}
      follow={[
        { table: 'person_events', filter: ofPerson },
        { table: 'applications', filter: ofPerson },
        { table: 'outbox', filter: ofPerson },
        { table: 'conversations', filter: ofPerson },
      ]}
    >
      {(event) => (
        <TimelineEntry
          event={event}
          person={person}
          actor={
            staff.find(({ value }) => value === event.actor_id)?.label ??
            event.answer.name ??
            (isByPerson(event) ? person.full_name : undefined)
          }
        />
      )}
    </TimelineSection>
  );
}
