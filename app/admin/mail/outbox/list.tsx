import { useMemo } from 'react';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { ListSource } from '../../kit/list/data/list-source.ts';
import type { Walked } from '../../kit/list/data/walk-rows.ts';
import { List } from '../../kit/list/list.tsx';
import type {
  BulkAction,
  ChunkResult,
  ListDefinition,
  SkipCounts,
} from '../../kit/list/list-definition.ts';
import { addSkipped } from '../../kit/list/selection/run-in-chunks.ts';
import { RoleGate } from '../../kit/role-gate.tsx';
import { Screen } from '../../kit/screen.tsx';
import { useMessages } from '../../use-messages.ts';
import { useMailName } from '../use-mail-name.ts';
import {
  cancellable,
  cancelMails,
  type Mail,
  mailColumnsRead,
  requeueMail,
  retriable,
  retryMails,
} from './data.ts';
import { mailColumns, mailFilters } from './mail-columns.tsx';
import type { AdminOutboxMessages } from './messages.en.ts';

const source: ListSource = {
  relation: 'outbox',
  select: mailColumnsRead,
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
function mailActions({ actions }: AdminOutboxMessages): BulkAction<Mail>[] {
  return [
    {
      key: 'retry',
      label: actions.retry,
      done: actions.retried,
      reasons: actions.reasons,
      select: 'state,ended',
      run: retryAll,
    },
    {
      key: 'cancel',
      label: actions.cancel,
      done: actions.cancelled,
      select: 'state,send_after',
      run: async (client, rows) => {
        const queued = rows.filter(({ state }) => cancellable.includes(state));
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

/** As long as the undo toast. */
const undoMs = 15_000;

/** Mails whose reason has ended are skipped; cancelled mails need a review one by one. */
async function retryAll(client: BrowserClient, rows: (Mail & Walked)[]): Promise<ChunkResult> {
  let skipped: SkipCounts = {};
  const wanted: string[] = [];
  for (const { row_key: id, state, ended } of rows) {
    if (!retriable.includes(state)) continue;
    const reason = ended?.because ?? (state === 'cancelled' ? 'mail_cancelled' : undefined);
    if (reason) skipped = addSkipped(skipped, { [reason]: 1 });
    else wanted.push(id);
  }
  const queued = await retryMails(client, wanted, new Date(Date.now() + undoMs));
  const late = wanted.length - queued.length;
  if (late > 0) skipped = addSkipped(skipped, { other: late });
  return { count: queued.length, undo: () => cancelMails(client, queued), skipped };
}
