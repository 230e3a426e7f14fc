import type { ClientPlan } from '../../../../domain/clients/client-plan.ts';
import { searchesOf } from '../../../../domain/clients/client-plan.ts';
import { findOn } from '../../../../domain/clients/plan-periods.ts';
import { toStockholmDay } from '../../../../domain/time/stockholm-day.ts';
import type { Client } from '../data/client.ts';

/** Returns the plan of a client today and its use. A search that is agreed as a project does not count. */
export function describePlan({ plans, pauses, projects, jobs }: Client) {
  const today = toStockholmDay(new Date());
  const current = findOn(plans, today);
  const pause = findOn(pauses, today);
  const isProject = (jobId: string) =>
    projects.some((project) => project.job_id === jobId && project.cancelled_on === null);
  const used = jobs.filter(
    ({ id, state, kind }) => state === 'open' && kind === 'client' && !isProject(id),
  ).length;
  const allowed = current && !pause ? searchesOf(current.plan as ClientPlan) : 0;
  return {
    today,
    current,
    pause,
    used,
    allowed,
    isProject,
    upcoming: plans.find(({ starts_on }) => starts_on > today),
    nextPauses: pauses.filter(({ starts_on }) => starts_on > today),
  };
}
