import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { Alpaca } from '../../art/alpaca.tsx';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import type { Message } from '../../i18n/messages-of.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { Screen } from '../kit/screens/screen.tsx';
import { useMessages } from '../use-messages.ts';

type QueueScreenProps<Item> = {
  messages: {
    title: string;
    text: string;
    failed: string;
    none: { title: string; text: string };
    showingLatest: Message<'count'>;
  };
  /** Undefined while they load. */
  items: Item[] | undefined;
  isError: boolean;
  /** Maximum number of items that are read; a note is shown if there may be more. */
  maxShown: number;
  /** Width of the content, such as `max-w-4xl`. */
  className: string;
  children: (items: Item[]) => ReactNode;
};

/** A list of items about people that staff process one by one. */
export function QueueScreen<Item>(props: QueueScreenProps<Item>) {
  const { messages, items, isError, maxShown, className, children } = props;
  const { back } = useMessages('people');
  return (
    <Screen
      title={messages.title}
      actions={
        <LocalizedLink to="/admin/applicants" className="text-soft hover:text-ink">
          ← {back}
        </LocalizedLink>
      }
    >
      <div className={clsx('grid gap-4', className)}>
        <p className="max-w-[75ch] text-soft">{messages.text}</p>
        {isError && !items && <p className="text-lingon">{messages.failed}</p>}
        {!items && !isError && <Skeleton className="h-48" />}
        {items?.length === 0 && (
          <EmptyState picture={<Alpaca pose="looking" className="w-40" />} {...messages.none} />
        )}
        {items && items.length > 0 && children(items)}
        {items?.length === maxShown && (
          <p className="text-soft">{fill(messages.showingLatest, { count: maxShown })}</p>
        )}
      </div>
    </Screen>
  );
}
