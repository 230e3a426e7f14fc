import type { BrowserClient } from '../../backend/browser-client.ts';
import type { RunChunk, Undo } from '../kit/list/list-definition.ts';
import { decideFreelancer, setFreelancerState, undoDecision } from './data.ts';
import type { FreelancerRow } from './freelancer-source.ts';

/**
 * Decides one by one: a new freelancer receives the welcome mail, a paused one is reactivated
 * without mail.
 */
export const approveAll: RunChunk<FreelancerRow> = async (client, rows) => {
  const undos: Undo[] = [];
  const undo = async () => {
    for (const takeBack of undos.toReversed()) await takeBack();
  };
  for (const { row_key: id, state } of rows) {
    try {
      const takeBack = await approve(client, id, state);
      if (takeBack) undos.push(takeBack);
    } catch (error) {
      return { count: undos.length, undo, error };
    }
  }
  return { count: undos.length, undo };
};

async function approve(
  client: BrowserClient,
  id: string,
  state: FreelancerRow['state'],
): Promise<Undo | undefined> {
  if (state === 'paused') {
    await setFreelancerState(client, id, 'approved');
    return () => setFreelancerState(client, id, 'paused');
  }
  if (state !== 'pending' && state !== 'declined') return undefined;
  const key = crypto.randomUUID();
  await decideFreelancer(client, { person_id: id, from: state, to: 'approved' }, key);
  return () => undoDecision(client, key);
}
