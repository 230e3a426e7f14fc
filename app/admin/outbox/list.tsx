import { useMemo } from 'react';
import type { ListSource } from '../../data/list/list-source.ts';
import {
  callable,
  cancelMails,
  type Mail,
  mailColumnsRead,
  requeueMail,
  retriable,
  retryMails,
} from '../../data/outbox.ts';
import { getAdminMessages } from '../../i18n/admin-messages.server.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { AdminOutboxMessages } from '../../i18n/messages/en/admin-outbox.ts';
import { revalidateOnLanguage } from '../../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../../i18n/server-language.ts';
import { EmptyState } from '../../ui/empty-state.tsx';
import { List } from '../list/list.tsx';
import type { BulkAction, ListDefinition } from '../list/list-definition.ts';
import { Screen } from '../screen.tsx';
import { useStaff } from '../staff-context.ts';
import type { Route } from './+types/list.ts';
import { mailColumns, mailFilters } from './mail-columns.tsx';

export function loader({ url, request }: Route.LoaderArgs) {
  return { messages: getAdminMessages('outbox', resolveServerLanguage(url, request.headers)) };
}

export const shouldRevalidate = revalidateOnLanguage;

const source: ListSource = {
  relation: 'outbox',
  select: mailColumnsRead,
  search: { call: 'find_in_outbox' },
  follow: ['outbox'],
};

export default function Outbox({ loaderData: { messages } }: Route.ComponentProps) {
  const language = useLanguage();
  const { role } = useStaff();

  const definition = useMemo<ListDefinition<Mail>>(
    () => ({
      screen: 'outbox',
      label: messages.title,
      source,
      columns: mailColumns({ messages, language }),
      filters: mailFilters(messages),
      sort: '-created',
      href: ({ id }) => `/admin/outbox/${id}`,
      nameOf: ({ subject, to_email }) => (subject ? `${subject}, ${to_email}` : to_email),
      searchLabel: messages.search,
      actions: mailActions(messages),
      empty: messages.empty,
    }),
    [messages, language],
  );

  return (
    <Screen fill title={messages.title}>
      {role === 'editor' ? <EmptyState {...messages.notYours} /> : <List definition={definition} />}
    </Screen>
  );
}

/** Each does it to those mails it can be done to; the others stay as they are. */
function mailActions({ actions }: AdminOutboxMessages): BulkAction<Mail>[] {
  return [
    {
      key: 'retry',
      label: actions.retry,
      done: actions.retried,
      select: 'state',
      run: async (client, rows) => {
        const ids = rows.filter(({ state }) => retriable.includes(state)).map((row) => row.row_key);
        await retryMails(client, ids);
        return () => cancelMails(client, ids);
      },
    },
    {
      key: 'cancel',
      label: actions.cancel,
      done: actions.cancelled,
      select: 'state,send_after',
      run: async (client, rows) => {
        const queued = rows.filter(({ state }) => callable.includes(state));
        await cancelMails(
          client,
          queued.map((row) => row.row_key),
        );
        return async () => {
          for (const row of queued) await requeueMail(client, row.row_key, row.send_after);
        };
      },
    },
  ];
}
