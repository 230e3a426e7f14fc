import type { Score, ScorecardFields } from '../../../domain/applications/scorecard.ts';
import type { Enums } from '../../../domain/database.types.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { unwrap } from '../../backend/unwrap.ts';

export type Scorecard = {
  staffId: string;
  author: string;
  recommendation: Enums<'recommendation'>;
  scores: Score[];
  notes: string | null;
  createdAt: string;
  updatedAt: string;
};

/** Returns the scorecards that the user may read: only their own until it is submitted. */
export async function listScorecards(client: BrowserClient, applicationId: string) {
  const rows = await unwrap(
    client
      .from('scorecards')
      .select(
        'staff_id, recommendation, scores, notes, created_at, updated_at, staff:staff_profiles(name)',
      )
      .eq('application_id', applicationId)
      .order('created_at'),
  );
  return rows.map(
    (row): Scorecard => ({
      staffId: row.staff_id,
      author: row.staff.name,
      recommendation: row.recommendation,
      // A check constraint of the table says that they have this shape.
      scores: row.scores as Score[],
      notes: row.notes,
      createdAt: row.created_at,
      updatedAt: row.updated_at,
    }),
  );
}

export async function listAuthors(client: BrowserClient, applicationId: string) {
  return unwrap(client.rpc('list_scorecard_authors', { application: applicationId }));
}

/** Lists the people whom the user has interviewed and for whom the scorecard is missing. */
export async function listMissingScorecards(client: BrowserClient) {
  return unwrap(client.rpc('list_missing_scorecards'));
}

export async function saveScorecard(
  client: BrowserClient,
  { applicationId, isNew, staffId }: { applicationId: string; isNew: boolean; staffId: string },
  {
    notes = null as string | null,
    ...rest
  }: Omit<ScorecardFields, 'notes'> & { notes?: string | null },
): Promise<void> {
  const fields = { ...rest, notes };
  if (isNew) {
    await unwrap(client.from('scorecards').insert({ application_id: applicationId, ...fields }));
    return;
  }
  const scorecardKey = { application_id: applicationId, staff_id: staffId };
  await unwrap(client.from('scorecards').update(fields).match(scorecardKey).select('id').single());
}

/** Asks a colleague for a scorecard: a task that is done when it is written. */
export async function askForScorecard(
  client: BrowserClient,
  applicationId: string,
  { ownerId, dueOn }: { ownerId: string; dueOn: string },
): Promise<void> {
  await unwrap(
    client.from('tasks').insert({
      kind: 'scorecard',
      title: 'Scorecard',
      application_id: applicationId,
      owner_id: ownerId,
      due_on: dueOn,
    }),
  );
}
