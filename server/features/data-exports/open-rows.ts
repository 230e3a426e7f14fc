/** The rows that belong to people who await erasure, by the column that refers to them. */
const people = 'select private.people_awaiting_erasure()';
const applications = 'select private.applications_awaiting_erasure()';
const conversations = `select id from public.conversations where person_id in (${people})`;

const closed: Record<string, string> = {
  person_id: people,
  application_id: applications,
  conversation_id: conversations,
  interview_id: `select id from public.interviews where application_id in (${applications})`,
  item_id: `select id from public.review_link_items where application_id in (${applications})`,
};

const closedOf: Record<string, Record<string, string>> = {
  people: { id: people, merged_into: people },
  inbox_attachments: {
    mail_id: `select id from public.inbox where conversation_id in (${conversations})`,
  },
  outbox_attachments: {
    mail_id: `select id from public.outbox where person_id in (${people}) or application_id in (${applications})`,
  },
};

/**
 * The condition for rows of a table that an export may contain: rows of people who await erasure are closed to all
 * staff.
 */
export function openRows(table: string, columns: readonly string[]): string {
  const conditions = Object.entries({ ...closed, ...closedOf[table] })
    .filter(([column]) => columns.includes(column))
    .map(([column, ids]) => `(given.${column} is null or given.${column} not in (${ids}))`);
  return conditions.join(' and ') || 'true';
}

/** Tables that name the files of people. */
export const tablesOfFiles = {
  documents: ['person_id'],
  inbox_attachments: ['mail_id'],
  outbox_attachments: ['mail_id'],
};
