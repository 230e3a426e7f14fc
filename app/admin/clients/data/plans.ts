import type { ClientPlan } from '../../../../domain/clients/client-plan.ts';
import type { PauseDecision } from '../../../../domain/clients/pause-request.ts';
import type { Enums } from '../../../../domain/database.types.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { callFunction } from '../../../backend/call-function.ts';
import { deleteOne, unwrapRaised } from '../../../backend/unwrap.ts';

type Price = { amount: number; currency: Enums<'currency'> };
type Agreement = Price & { plan: ClientPlan; startsOn: string };

/** Starts a plan, or changes it from `startsOn` on. */
export async function startPlan(
  client: BrowserClient,
  clientId: string,
  { plan, startsOn, amount, currency }: Agreement,
): Promise<void> {
  await unwrapRaised(
    client.rpc('start_client_plan', {
      client: clientId,
      plan,
      starts_on: startsOn,
      monthly_amount: amount,
      currency,
    }),
  );
}

/** Rewrites a plan that was entered wrongly. The database rejects it once an invoice for it has been sent. */
export async function correctPlan(
  client: BrowserClient,
  planId: string,
  { plan, startsOn, amount, currency }: Agreement,
): Promise<void> {
  await unwrapRaised(
    client.rpc('correct_client_plan', {
      corrected_plan: planId,
      plan,
      starts_on: startsOn,
      monthly_amount: amount,
      currency,
    }),
  );
}

export async function endPlan(client: BrowserClient, planId: string, lastDay: string) {
  await unwrapRaised(client.rpc('end_client_plan', { ended_plan: planId, last_day: lastDay }));
}

/** Removes the end of a plan that has not ended yet. */
export async function continuePlan(client: BrowserClient, planId: string) {
  await unwrapRaised(
    client.from('client_plans').update({ ends_on: null }).eq('id', planId).select('id').single(),
  );
}

export async function cancelPlan(client: BrowserClient, planId: string) {
  await unwrapRaised(client.rpc('cancel_client_plan', { cancelled_plan: planId }));
}

type Days = { startsOn: string; endsOn: string };

export async function pausePlan(client: BrowserClient, clientId: string, days: Days) {
  const { startsOn: starts_on, endsOn: ends_on } = days;
  await unwrapRaised(
    client.from('client_plan_pauses').insert({ client_id: clientId, starts_on, ends_on }),
  );
}

export async function endPause(client: BrowserClient, id: string, lastDay: string) {
  await unwrapRaised(
    client
      .from('client_plan_pauses')
      .update({ ends_on: lastDay })
      .eq('id', id)
      .select('id')
      .single(),
  );
}

export async function deletePause(client: BrowserClient, id: string) {
  await deleteOne(client.from('client_plan_pauses').delete().eq('id', id).select('id'));
}

/** Answers a contact who has asked for a pause, and mails them. */
export async function decidePause(client: BrowserClient, decision: PauseDecision) {
  await callFunction(client, 'decide-pause-request', decision);
}

export async function startProject(
  client: BrowserClient,
  clientId: string,
  { jobId, startsOn, amount, currency }: Price & { jobId: string; startsOn: string },
): Promise<void> {
  await unwrapRaised(
    client.rpc('start_client_project', {
      client: clientId,
      job: jobId,
      starts_on: startsOn,
      amount,
      currency,
    }),
  );
}

type ProjectCorrection = Price & { startsOn: string; signedOn: string | null };

/** Rewrites a project that was entered wrongly. The database rejects what a sent invoice contains. */
export async function correctProject(
  client: BrowserClient,
  projectId: string,
  { startsOn, signedOn, amount, currency }: ProjectCorrection,
): Promise<void> {
  await unwrapRaised(
    client.rpc('correct_client_project', {
      corrected_project: projectId,
      starts_on: startsOn,
      // The generated types do not know that a parameter may be null.
      signed_on: signedOn as string,
      amount,
      currency,
    }),
  );
}

type ProjectEnd = { signed_on: string } | { cancelled_on: string };

export async function endProject(client: BrowserClient, id: string, end: ProjectEnd) {
  await unwrapRaised(client.from('client_projects').update(end).eq('id', id).select('id').single());
}
