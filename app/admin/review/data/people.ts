import type { Database } from '../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { toSearchPattern } from '../../../backend/search-pattern.ts';
import { requireRow, unwrap } from '../../../backend/unwrap.ts';

// The people on a shortlist, and the people who can be added to it.

type Tables = Database['public']['Tables'];

const maxApplicants = 20;

/** Returns applicants who can be added to a shortlist, the furthest stage first. */
export async function findApplicants(client: BrowserClient, jobId: string, text: string) {
  const pattern = toSearchPattern(text);
  let query = client
    .from('applications')
    .select('id, stage, person:people!inner(full_name, headline)')
    .eq('job_id', jobId)
    .is('withdrawn_at', null)
    .not('stage', 'in', '(rejected,hired)');
  if (pattern) query = query.ilike('person.full_name', pattern);
  return unwrap(
    query
      .order('stage', { ascending: false })
      .order('created_at', { ascending: false })
      .limit(maxApplicants),
  );
}

const pageSize = 500;

/** Returns everyone in interview or offer, the furthest stage first. */
export async function listInterviewed(client: BrowserClient, jobId: string): Promise<string[]> {
  // A set: an application that changes its stage between two reads may appear in both.
  const ids = new Set<string>();
  for (let from = 0; ; from += pageSize) {
    const page = await unwrap(
      client
        .from('applications')
        .select('id')
        .eq('job_id', jobId)
        .is('withdrawn_at', null)
        .in('stage', ['interview', 'offer'])
        .order('stage', { ascending: false })
        .order('created_at', { ascending: false })
        .order('id')
        .range(from, from + pageSize - 1),
    );
    for (const { id } of page) ids.add(id);
    if (page.length < pageSize) return [...ids];
  }
}

export type Applicant = Awaited<ReturnType<typeof findApplicants>>[number];

export type NewShortlistItem = Pick<
  Tables['review_link_items']['Insert'],
  'application_id' | 'presentation' | 'shows_cv' | 'shows_answers'
>;

export async function addToShortlist(
  client: BrowserClient,
  linkId: string,
  items: NewShortlistItem[],
  firstPosition: number,
): Promise<void> {
  if (items.length === 0) return;
  const rows = items.map((item, index) => ({
    ...item,
    review_link_id: linkId,
    position: firstPosition + index,
  }));
  await unwrap(client.from('review_link_items').insert(rows));
}

type ItemChange = Pick<
  Tables['review_link_items']['Update'],
  'position' | 'shows_cv' | 'shows_answers' | 'removed_at'
>;

export async function updateShortlistItem(client: BrowserClient, id: string, change: ItemChange) {
  const item = client.from('review_link_items').update(change).eq('id', id);
  requireRow(await unwrap(item.select('id')));
}

export async function orderShortlist(client: BrowserClient, ids: string[]): Promise<void> {
  await Promise.all(ids.map((id, position) => updateShortlistItem(client, id, { position })));
}
