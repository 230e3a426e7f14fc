import type { Database } from '../../../domain/database.types.ts';
import { type Period, parsePeriod, renderPeriod } from '../../../domain/people/availability.ts';
import type {
  DecisionOutcome,
  FreelancerDecision,
} from '../../../domain/people/freelancer-decision.ts';
import { BackendError } from '../../backend/backend-error.ts';
import type { BrowserClient } from '../../backend/browser-client.ts';
import { callFunction } from '../../backend/call-function.ts';
import { unwrap, unwrapRaised } from '../../backend/unwrap.ts';
import { sameValue } from '../kit/autosave/same-value.ts';
import { rowFields } from '../kit/saved-fields/data/row-fields.ts';
import type { TextSource } from '../kit/saved-text/save-text.ts';

type Public = Database['public'];

export type FreelancerState = Public['Enums']['freelancer_state'];

const columns =
  'person_id, state, fields, skills, seniority, day_rate, currency, remote, portfolio_url, summary, approved_at, consent_expires_at, source, created_at, person:people(full_name, email, phone, linkedin_url, location, headline, language), approver:staff_profiles(name), note:freelancer_notes(body), periods:freelancer_availability(period, availability, note)';

export async function findFreelancer(client: BrowserClient, id: string) {
  const row = await unwrap(
    client.from('freelancers').select(columns).eq('person_id', id).maybeSingle(),
  );
  if (!row) return null;
  return { ...row, note: row.note?.body ?? '', periods: toPeriods(row.periods) };
}

export type Freelancer = NonNullable<Awaited<ReturnType<typeof findFreelancer>>>;

/** Approves or declines and sends the mail about it. The key undoes it. */
export function decideFreelancer(
  client: BrowserClient,
  decision: FreelancerDecision,
  key: string,
): Promise<DecisionOutcome> {
  return callFunction(client, 'decide-freelancer', decision, key);
}

export async function undoDecision(client: BrowserClient, key: string): Promise<void> {
  await callFunction(client, 'undo-decision', { key });
}

/** Pauses or reactivates, which sends no mail. */
export async function setFreelancerState(
  client: BrowserClient,
  id: string,
  state: FreelancerState,
) {
  await unwrapRaised(client.from('freelancers').update({ state }).eq('person_id', id));
}

export const profileSource = (client: BrowserClient, id: string) =>
  rowFields(client, {
    table: 'freelancers',
    key: { person_id: id },
    columns: ['day_rate', 'currency', 'skills', 'portfolio_url', 'seniority'],
  });

/** An empty note is deleted, so that a missing row has no version. */
export function freelancerNote(client: BrowserClient, id: string): TextSource {
  const notes = () => client.from('freelancer_notes');
  return {
    read: async () => {
      const row = await unwrap(
        notes().select('body, updated_at').eq('person_id', id).maybeSingle(),
      );
      return { text: row?.body ?? '', version: row?.updated_at ?? null };
    },
    write: async (body, version) => {
      if (version === null) return insertNote(client, { person_id: id, body });
      const change = body ? notes().update({ body }) : notes().delete();
      const saved = await unwrap(
        change.eq('person_id', id).eq('updated_at', version).select('person_id'),
      );
      return saved.length > 0;
    },
  };
}

/** Resolves to false if a colleague has inserted a note first. */
async function insertNote(client: BrowserClient, note: { person_id: string; body: string }) {
  const inserted = await unwrap(
    client.from('freelancer_notes').upsert(note, { ignoreDuplicates: true }).select('person_id'),
  );
  return inserted.length > 0;
}

/**
 * Changes the current periods, so that periods that a colleague or the freelancer has added meanwhile stay. Returns the periods
 * before and after.
 */
export async function changeAvailability(
  client: BrowserClient,
  id: string,
  change: (periods: Period[]) => Period[],
): Promise<{ before: Period[]; after: Period[] }> {
  const before = await listPeriods(client, id);
  const after = change(before);
  await writeAvailability(client, id, after);
  return { before, after };
}

/** Restores the periods, unless somebody has changed them since. */
export async function revertAvailability(
  client: BrowserClient,
  id: string,
  { before, after }: { before: Period[]; after: Period[] },
): Promise<void> {
  if (!sameValue(await listPeriods(client, id), after)) {
    throw new BackendError({ code: 'conflict', message: 'changed since' });
  }
  await writeAvailability(client, id, before);
}

async function listPeriods(client: BrowserClient, id: string): Promise<Period[]> {
  const rows = await unwrap(
    client.from('freelancer_availability').select('period, availability, note').eq('person_id', id),
  );
  return toPeriods(rows);
}

function toPeriods(rows: (Omit<Period, 'from' | 'to'> & { period: unknown })[]): Period[] {
  return rows
    .map(({ period, ...rest }) => ({ ...parsePeriod(String(period)), ...rest }))
    .sort((one, other) => one.from.localeCompare(other.from));
}

async function writeAvailability(client: BrowserClient, id: string, periods: Period[]) {
  const rows = periods.map(({ availability, note, ...days }) => ({
    period: renderPeriod(days),
    availability,
    note,
  }));
  await unwrap(client.rpc('write_availability', { freelancer: id, periods: rows }));
}
