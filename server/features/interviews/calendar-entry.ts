import { writeCalendar } from '../../calendar/write-calendar.ts';
import type { LoadedInterview } from './load-interview.ts';

type Entry = {
  isOff?: boolean;
  sequence?: number;
  summary: string;
  description: (string | null | undefined)[];
  organizer: { name: string; address: string };
  attendee: { name: string; address: string };
};

/** Each recipient is the only attendee: nobody learns the address of another one. */
export function writeEntry(interview: LoadedInterview, entry: Entry): string | undefined {
  const { starts_at: start, ends_at: end } = interview;
  if (!start || !end) return undefined;
  const { isOff = interview.state !== 'booked', description, ...rest } = entry;
  const event = {
    uid: interview.id,
    sequence: interview.sequence,
    start,
    end,
    stamp: interview.updated_at,
    isCancelled: isOff,
    location: interview.place ?? undefined,
    description: description.filter(Boolean).join('\n\n'),
    ...rest,
  };
  return writeCalendar(isOff ? 'CANCEL' : 'REQUEST', [event]);
}
