import type pg from 'pg';
import type { CostBudget } from '../../support/cost-budget.ts';
import type { Connections } from '../connections.ts';
import { KeyedSemaphore } from '../keyed-semaphore.ts';
import type { Identity } from '../request-context.ts';
import { clientQueue, type Group, type Groups } from './connection-groups.ts';
import { RolePool } from './role-pool.ts';
import { createWithRole, type WithRole, type WithRoleOptions } from './with-role.ts';

interface Options {
  connections: Connections;
  /** Its own connection, on the same server, for cancelling statements. */
  canceller: Pick<pg.Pool, 'query'>;
  searchPath: string;
  groups: Groups;
  visitorBudget: CostBudget;
  timeoutOf: (role: string) => number;
}

/** Opens the connections of each group on one server. Returns the function that runs a statement in its caller's group. */
export function openGroups(options: Options): WithRole {
  const { connections, canceller, searchPath, groups, visitorBudget, timeoutOf } = options;
  const open = (name: keyof Groups, budget?: CostBudget) => {
    const group: Group = groups[name];
    return createWithRole({
      pipelines: connections.openPipelines(group.pipelines),
      pool: new RolePool(connections.openPool(name, group.connections), canceller, searchPath),
      perClient: new KeyedSemaphore({ concurrent: group.perClient, ...clientQueue }),
      budget,
      timeoutOf,
    });
  };
  const runInGroup: Record<keyof Groups, WithRole> = {
    signedIn: open('signedIn'),
    visitors: open('visitors', visitorBudget),
    pages: open('pages'),
  };
  return (identity, statement, roleOptions) =>
    runInGroup[groupOf(identity, roleOptions)](identity, statement, roleOptions);
}

function groupOf({ role }: Identity, options?: WithRoleOptions): keyof Groups {
  if (options?.caller === 'page') return 'pages';
  return role === 'anon' || options?.isVisitor ? 'visitors' : 'signedIn';
}
