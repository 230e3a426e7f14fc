import { hashKey } from '@tanstack/react-query';
import { useState } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../../kit/section.tsx';
import { useStaffNames } from '../../kit/use-staff-names.ts';
import { useMessages } from '../../use-messages.ts';
import { listTimeline, type Person, type TimelineEvent } from '../data/people.ts';
import { TimelineEntry } from './timeline-entry.tsx';

const pageSize = 30;

/** Actions of people on their own page. If staff acted for the person, the event has an actor. */
const ownKinds: unknown[] = [
  'withdrawn',
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

const isByPerson = ({ kind, actor_id }: TimelineEvent) => ownKinds.includes(kind) && !actor_id;

/** All events of this person in every role, newest first. */
export function Timeline({ person }: { person: Person }) {
  const { timeline: messages } = useMessages('people');
  const [shownCount, setShownCount] = useState(pageSize);
  const staff = useStaffNames();
  const own = `person_id=eq.${person.id}`;
  const { data: events, isError } = useLiveTables({
    queryKey: [...queryKeys.row('people', person.id), 'timeline', shownCount],
    // One more than shown tells whether there are more.
    queryFn: (client) => listTimeline(client, person.id, shownCount + 1),
    follow: [
      { table: 'person_events', filter: own },
      { table: 'applications', filter: own },
      { table: 'outbox', filter: own },
    ],
  });

  return (
    <Section title={messages.title}>
      {isError && !events && <p className="text-lingon">{messages.loadFailed}</p>}
      {!events && !isError && <Skeleton className="h-40" />}
      {events?.length === 0 && <p className="text-soft">{messages.none}</p>}
      {events && events.length > 0 && (
        <ol className="grid gap-3">
          {events.slice(0, shownCount).map((event) => (
            <TimelineEntry
              key={hashKey([event])}
              event={event}
              person={person}
              actor={
                staff.find(({ value }) => value === event.actor_id)?.label ??
                event.answer.name ??
                (isByPerson(event) ? person.full_name : undefined)
              }
            />
          ))}
        </ol>
      )}
      {events && events.length > shownCount && (
        <Button
          variant="paper"
          size="compact"
          className="justify-self-start"
          onClick={() => setShownCount(shownCount + pageSize)}
        >
          {messages.more}
        </Button>
      )}
    </Section>
  );
}
