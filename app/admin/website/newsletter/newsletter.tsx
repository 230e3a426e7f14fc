import { useMemo } from 'react';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { List } from '../../kit/list/list.tsx';
import type { ListDefinition } from '../../kit/list/list-definition.ts';
import { Screen } from '../../kit/screens/screen.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { BackToWebsite } from '../back-to-website.tsx';
import { type ReaderRow, readerSource } from './data.ts';
import { readerColumns, readerFilters } from './reader-columns.tsx';

/** The readers of the newsletter, with the consent that each has given. */
export default function Newsletter() {
  const { newsletter: t } = useMessages('website');
  const language = useLanguage();
  const { role } = useStaff();
  const isAllowed = role !== 'editor';
  const definition = useMemo<ListDefinition<ReaderRow>>(
    () => ({
      screen: 'newsletter',
      label: t.title,
      source: readerSource,
      columns: readerColumns({ messages: t, language }),
      filters: readerFilters(t),
      sort: '-joined',
      href: ({ id }) => `/admin/applicants/${id}`,
      nameOf: ({ email }) => email ?? '',
      searchLabel: t.search,
      actions: [
        {
          key: 'remove',
          label: t.remove,
          tone: 'danger',
          clearsSelection: true,
          target: 'readers',
          work: { kind: 'unsubscribe' },
          text: t.removeText,
        },
      ],
      empty: t.empty,
    }),
    [t, language],
  );
  return (
    <Screen fill title={t.title}>
      <div className="grid pb-2">
        <BackToWebsite />
      </div>
      {isAllowed ? <List definition={definition} /> : <EmptyState {...t.notYours} />}
    </Screen>
  );
}
