import type { Language } from '../../../../domain/language.ts';
import { fill, formatTime } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import type { Column, Filter } from '../../kit/list/list-definition.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import type { AdminWebsiteMessages } from '../messages.en.ts';
import type { ReaderRow } from './data.ts';

type Options = { messages: AdminWebsiteMessages['newsletter']; language: Language };

const stateOf = ({ state }: ReaderRow) => (state === 'confirmed' ? 'confirmed' : 'waiting');

export function readerColumns({
  messages: t,
  language,
}: Options): [Column<ReaderRow>, ...Column<ReaderRow>[]] {
  const { columns: labels } = t;
  const plain = (
    key: keyof typeof labels,
    text: (row: ReaderRow) => string,
  ): Column<ReaderRow> => ({ key, label: labels[key], cell: text, text });
  return [
    { ...plain('email', (row) => row.email ?? ''), sort: { by: 'email' } },
    { ...plain('name', (row) => row.full_name ?? ''), sort: { by: 'full_name' } },
    {
      ...plain('state', (row) => t.states[stateOf(row)]),
      cell: (row) => (
        <Badge tone={stateOf(row) === 'confirmed' ? 'good' : 'waiting'}>
          {t.states[stateOf(row)]}
        </Badge>
      ),
      sort: { by: 'state' },
    },
    plain('language', (row) => (row.language ? t.languages[row.language] : '')),
    {
      ...plain('joined', (row) => row.joined_at ?? ''),
      cell: ({ joined_at: at }) => at && formatTime(new Date(at), language),
      sort: { by: 'joined_at', descendingFirst: true },
    },
    plain('consent', ({ consent_version: version }) =>
      version === null ? '' : fill(t.version, { version: String(version) }),
    ),
  ];
}

export function readerFilters(t: Options['messages']): Filter[] {
  return [
    {
      kind: 'choice',
      key: 'state',
      label: t.columns.state,
      column: 'state',
      options: optionsOf(t.states),
    },
    {
      kind: 'choice',
      key: 'language',
      label: t.columns.language,
      column: 'language',
      options: optionsOf(t.languages),
    },
    { kind: 'dates', key: 'joined', label: t.columns.joined, column: 'joined_at' },
  ];
}
