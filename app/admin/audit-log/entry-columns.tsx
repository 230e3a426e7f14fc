import type { Language } from '../../../domain/language.ts';
import { fill, formatNumber, localeOf } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { csvTime } from '../kit/list/export/csv-dates.ts';
import type { Column, Filter } from '../kit/list/list-definition.ts';
import { optionsOf } from '../kit/list/options-of.ts';
import type { AuditEntry } from './data.ts';
import type { AdminAuditLogMessages } from './messages.en.ts';

type Options = { messages: AdminAuditLogMessages; language: Language };

/** The screen of a row of each table, if it has one. */
const screens: Record<string, (id: string) => string> = {
  jobs: (id) => `/admin/jobs/edit/${id}`,
  people: (id) => `/admin/applicants/${id}`,
  candidates: (id) => `/admin/applicants/${id}`,
  freelancers: (id) => `/admin/freelancers/${id}`,
  waiting_list: (id) => `/admin/waiting-list/${id}`,
  articles: (id) => `/admin/blog/edit/${id}`,
  email_templates: (id) => `/admin/email-templates/${id}`,
  general_terms: () => '/admin/general-terms',
  booking_links: () => '/admin/booking-links',
  outbox: (id) => `/admin/outbox/${id}`,
  privacy_requests: (id) => `/admin/privacy-requests/${id}`,
  accounts: (id) => `/admin/users/${id}`,
  staff_profiles: (id) => `/admin/users/${id}`,
  api_tokens: () => '/admin/api-tokens',
  settings: () => '/admin/settings',
  tags: () => '/admin/settings/tags',
  custom_fields: () => '/admin/settings/custom-fields',
  reject_reasons: () => '/admin/settings/reject-reasons',
  stage_steps: () => '/admin/settings/stages',
  stage_templates: () => '/admin/settings/stages',
  retention_periods: () => '/admin/settings',
};

export function actorOf(entry: AuditEntry, messages: AdminAuditLogMessages): string {
  if (entry.token_name) return fill(messages.token, { name: entry.token_name });
  if (entry.actor_name) return entry.actor_name;
  const roleName = messages.actors[entry.actor_role];
  if (entry.actor_id) return roleName ?? messages.removed;
  return roleName ?? messages.product;
}

export function entryColumns({
  messages,
  language,
}: Options): [Column<AuditEntry>, ...Column<AuditEntry>[]] {
  const labels = messages.columns;
  const seconds = new Intl.DateTimeFormat(localeOf(language), {
    dateStyle: 'medium',
    timeStyle: 'medium',
  });
  const describeRows = ({ row_count: count, action, row_id: target }: AuditEntry) => {
    if (count === null) return undefined;
    const countText = formatNumber(count, language);
    return action === 'call'
      ? fill(messages.calls, { target, count: countText })
      : fill(messages.rows, { count: countText });
  };
  const plain = (
    key: keyof typeof labels,
    text: (row: AuditEntry) => string,
  ): Column<AuditEntry> => ({ key, label: labels[key], cell: text, text });

  return [
    {
      ...plain('when', ({ occurred_at }) => seconds.format(new Date(occurred_at))),
      text: ({ occurred_at }) => csvTime(occurred_at),
      sort: { by: 'occurred_at', descendingFirst: true },
    },
    plain('who', (row) => actorOf(row, messages)),
    plain('action', ({ action }) => messages.actions[action] ?? action.replaceAll('_', ' ')),
    plain('table', ({ table_name }) => messages.tables[table_name] ?? table_name),
    {
      ...plain('fields', ({ changed_columns }) => changed_columns.join(', ')),
      cell: ({ changed_columns }) => (
        <span
          className="block max-w-80 truncate font-mono text-[.8125rem]"
          title={changed_columns.join(', ')}
        >
          {changed_columns.join(', ')}
        </span>
      ),
    },
    {
      ...plain('row', (entry) => describeRows(entry) ?? entry.row_id),
      cell: (entry) => describeRows(entry) ?? <RowLinks entry={entry} messages={messages} />,
    },
    { ...plain('role', ({ actor_role }) => actor_role), hidden: true },
  ];
}

function RowLinks({ entry, messages }: { entry: AuditEntry; messages: AdminAuditLogMessages }) {
  const { table_name: table, row_id: id, action } = entry;
  const screen = action === 'delete' || action === 'remove' ? undefined : screens[table]?.(id);
  return (
    <span className="flex gap-3 whitespace-nowrap">
      {screen && (
        <LocalizedLink to={screen} className="underline">
          {messages.open}
        </LocalizedLink>
      )}
      <LocalizedLink to={`/admin/audit-log?q=${encodeURIComponent(id)}`} className="underline">
        {messages.history}
      </LocalizedLink>
    </span>
  );
}

export function entryFilters({
  columns: labels,
  tables,
  actions,
}: AdminAuditLogMessages): Filter[] {
  const sortedOptions = (labels: Record<string, string>) =>
    optionsOf(labels).sort((one, other) => one.label.localeCompare(other.label));
  return [
    { kind: 'staff', key: 'actor', label: labels.who, column: 'actor_id' },
    {
      kind: 'choice',
      key: 'action',
      label: labels.action,
      column: 'action',
      options: sortedOptions(actions),
    },
    {
      kind: 'choice',
      key: 'table',
      label: labels.table,
      column: 'table_name',
      options: sortedOptions(tables),
    },
    { kind: 'dates', key: 'when', label: labels.when, column: 'occurred_at' },
  ];
}
