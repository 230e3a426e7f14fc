import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { ListSource } from '../../kit/list/data/list-source.ts';
import { List } from '../../kit/list/list.tsx';
import type { BulkAction, ListDefinition } from '../../kit/list/list-definition.ts';
import { RoleGate } from '../../kit/screens/role-gate.tsx';
import { Screen } from '../../kit/screens/screen.tsx';
import { useMessages } from '../../use-messages.ts';
import { useMailName } from '../use-mail-name.ts';
import { type Mail, mailSelect } from './data.ts';
import { mailColumns, mailFilters } from './mail-columns.tsx';
import type { AdminOutboxMessages } from './messages.en.ts';

const source: ListSource = {
  relation: 'outbox',
  select: mailSelect,
  search: { call: 'find_in_outbox' },
  follow: ['outbox'],
};

export default function Outbox() {
  const messages = useMessages('outbox');
  const language = useLanguage();
  const nameMail = useMailName();

  const definition = useMemo<ListDefinition<Mail>>(
    () => ({
      screen: 'outbox',
      label: messages.title,
      source,
      columns: mailColumns({ messages, language, nameMail }),
      filters: mailFilters(messages),
      sort: '-created',
      href: ({ id }) => `/admin/outbox/${id}`,
      nameOf: ({ subject, to_email }) => (subject ? `${subject}, ${to_email}` : to_email),
      searchLabel: messages.search,
      actions: mailActions(messages),
      empty: messages.empty,
    }),
    [messages, language, nameMail],
  );

  return (
    <RoleGate allows="recruiters" messages={messages}>
      <Screen fill title={messages.title}>
        <List definition={definition} />
      </Screen>
    </RoleGate>
  );
}

/** Each action applies to the mails that allow it and skips the others. */
const mailActions = ({ actions }: AdminOutboxMessages): BulkAction[] => [
  { key: 'retry', label: actions.retry, target: 'mails', work: { kind: 'retry_mail' } },
  { key: 'cancel', label: actions.cancel, target: 'mails', work: { kind: 'cancel_mail' } },
];
