import type { Database } from '../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { unwrap } from '../../../backend/unwrap.ts';
import type { ListSource, SelectedColumns } from '../../kit/list/data/list-source.ts';

const select = 'id,email,full_name,language,state,joined_at,consent_version';

export type ReaderRow = SelectedColumns<
  Database['public']['Views']['newsletter_readers']['Row'],
  typeof select
>;

export const readerSource: ListSource = {
  relation: 'newsletter_readers',
  select,
  search: { columns: ['email', 'full_name'] },
  follow: ['person_events', 'pending_submissions'],
};

export const countReaders = (client: BrowserClient) =>
  unwrap(client.rpc('count_newsletter_readers', undefined, { get: true }).single());
