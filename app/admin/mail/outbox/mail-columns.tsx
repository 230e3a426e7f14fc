import type { Language } from '../../../../domain/language.ts';
import { formatTime } from '../../../i18n/format.ts';
import { Badge } from '../../../ui/badge.tsx';
import { csvTime } from '../../kit/list/export/csv-dates.ts';
import type { Column, Filter } from '../../kit/list/list-definition.ts';
import { optionsOf } from '../../kit/list/options-of.ts';
import type { Mail } from './data.ts';
import { describeMailError } from './describe-mail-error.ts';
import type { AdminOutboxMessages } from './messages.en.ts';

export const mailTones = {
  queued: 'waiting',
  sending: 'waiting',
  sent: 'good',
  kept: 'neutral',
  failed: 'bad',
  cancelled: 'neutral',
} as const;

type Options = {
  messages: AdminOutboxMessages;
  language: Language;
  nameMail: (template: string) => string;
};

export function mailColumns({
  messages,
  language,
  nameMail,
}: Options): [Column<Mail>, ...Column<Mail>[]] {
  const labels = messages.columns;
  const time = (value: string | null) => (value ? formatTime(new Date(value), language) : '');
  const plain = (key: keyof typeof labels, text: (row: Mail) => string): Column<Mail> => ({
    key,
    label: labels[key],
    cell: text,
    text,
  });
  const errorOf = ({ last_error: error }: Mail) =>
    error ? describeMailError(error, messages) : '';
  const typeOf = ({ template_key }: Mail) => nameMail(template_key);

  return [
    {
      ...plain('subject', (row) => row.subject ?? typeOf(row)),
      // The subject is rendered on delivery; until then the template's name is shown.
      cell: (row) => row.subject ?? <span className="text-soft">{typeOf(row)}</span>,
      className: 'max-w-72',
    },
    {
      ...plain('to', ({ to_email }) => to_email),
      cell: ({ to_name, to_email }) => (
        <span className="sm:grid">
          {to_name && <span>{to_name}</span>} <span className="text-soft">{to_email}</span>
        </span>
      ),
      className: 'list-long',
    },
    {
      ...plain('state', ({ state }) => messages.states[state]),
      cell: ({ state }) => <Badge tone={mailTones[state]}>{messages.states[state]}</Badge>,
    },
    {
      ...plain('created', ({ created_at }) => time(created_at)),
      text: ({ created_at }) => csvTime(created_at),
      sort: { by: 'created_at', descendingFirst: true },
    },
    {
      ...plain('reason', errorOf),
      cell: (row) =>
        row.last_error && (
          <span className="line-clamp-2 text-lingon" title={errorOf(row)}>
            {errorOf(row)}
          </span>
        ),
    },
    {
      ...plain('why', typeOf),
      cell: (row) => (
        <span className="block max-w-64 truncate" title={typeOf(row)}>
          {typeOf(row)}
        </span>
      ),
      hidden: true,
    },
    { ...plain('attempts', ({ attempts }) => String(attempts)), align: 'end', hidden: true },
    {
      ...plain('sendAfter', ({ send_after }) => time(send_after)),
      text: ({ send_after }) => csvTime(send_after),
      sort: { by: 'send_after', descendingFirst: true },
    },
    {
      ...plain('sentAt', ({ sent_at }) => time(sent_at)),
      text: ({ sent_at }) => csvTime(sent_at),
      hidden: true,
    },
    { ...plain('language', (row) => messages.languages[row.language]), hidden: true },
  ];
}

export function mailFilters(messages: AdminOutboxMessages): Filter[] {
  const { columns: labels, states, languages, filters } = messages;
  return [
    {
      kind: 'choice',
      key: 'state',
      label: labels.state,
      column: 'state',
      options: optionsOf(states),
    },
    {
      kind: 'flag',
      key: 'late',
      label: filters.late,
      tone: 'waiting',
      conditions: [
        { column: 'state', is: 'eq', value: 'queued' },
        { column: 'attempts', is: 'gt', value: '0' },
      ],
    },
    {
      kind: 'choice',
      key: 'language',
      label: labels.language,
      column: 'language',
      options: optionsOf(languages),
    },
    { kind: 'dates', key: 'created', label: labels.created, column: 'created_at' },
  ];
}
