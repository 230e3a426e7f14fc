import type { Database } from '../../../domain/database.types.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { deleteOne, requireRow, unwrap } from '../../backend/unwrap.ts';
import { rowFields } from '../kit/saved-fields/data/row-fields.ts';

type Row = Database['public']['Tables']['booking_links'];

export async function listBookingLinks(client: BrowserClient) {
  return unwrap(
    client
      .from('booking_links')
      .select(
        'id, label, url, staff_id, weight, paused, created_at, turn:booking_link_turns(offered_count, last_offered_at)',
      )
      .order('created_at'),
  );
}

export type BookingLink = Awaited<ReturnType<typeof listBookingLinks>>[number];

export const bookingLinkSource = (client: BrowserClient, id: string) =>
  rowFields(client, {
    table: 'booking_links',
    key: { id },
    columns: ['label', 'url', 'weight'],
  });

type Change = Pick<Row['Update'], 'staff_id' | 'paused'>;

export async function updateBookingLink(client: BrowserClient, id: string, change: Change) {
  requireRow(await unwrap(client.from('booking_links').update(change).eq('id', id).select('id')));
}

export async function createBookingLink(
  client: BrowserClient,
  link: Pick<Row['Insert'], 'label' | 'url' | 'staff_id' | 'weight'>,
): Promise<string> {
  const { id } = await unwrap(client.from('booking_links').insert(link).select('id').single());
  return id;
}

export async function deleteBookingLink(client: BrowserClient, id: string): Promise<void> {
  await deleteOne(client.from('booking_links').delete().eq('id', id).select('id'));
}
