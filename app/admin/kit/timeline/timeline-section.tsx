import { hashKey, type QueryKey } from '@tanstack/react-query';
import { Fragment, type ReactNode, useState } from 'react';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import type { FollowedTable } from '../../../backend/use-table-changes.ts';
import { Button } from '../../../ui/button.tsx';
import { Skeleton } from '../../../ui/skeleton.tsx';
import { Section } from '../screens/section.tsx';

type TimelineSectionProps<Event> = {
  messages: { title: string; none: string; more: string; loadFailed: string };
  queryKey: QueryKey;
  /** Returns the newest events, at most `limit`. */
  list: (client: BrowserClient, limit: number) => Promise<Event[]>;
  follow: FollowedTable[];
  /** Renders an event as an item of the list. */
  children: (event: Event) => ReactNode;
};

const pageSize = 30;

/** The events of a record, newest first and live, page by page. */
export function TimelineSection<Event>(props: TimelineSectionProps<Event>) {
  const { messages, queryKey, list, follow, children } = props;
  const [shownCount, setShownCount] = useState(pageSize);
  const { data: events, isError } = useLiveTables({
    queryKey: [...queryKey, 'timeline', shownCount],
    // One more than shown, to find out whether there are more.
    queryFn: (client) => list(client, shownCount + 1),
    follow,
  });

  return (
    <Section title={messages.title}>
      {isError && !events && <p className="text-lingon">{messages.loadFailed}</p>}
      {!events && !isError && <Skeleton className="h-40" />}
      {events?.length === 0 && <p className="text-soft">{messages.none}</p>}
      {events && events.length > 0 && (
        <ol className="grid gap-3">
          {events.slice(0, shownCount).map((event) => (
            <Fragment key={hashKey([event])}>{children(event)}</Fragment>
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
