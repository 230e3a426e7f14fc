import { useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useState } from 'react';
import type { BrowserClient } from '../../../../backend/browser-client.ts';
import { queryKeys } from '../../../../backend/query-keys.ts';
import { useClientQuery } from '../../../../backend/use-client-query.ts';
import { findFullPlan, pauseSearch } from '../../data/plan-use.ts';
import { useClients } from '../details/client-field.tsx';
import { useJobEditing } from '../use-job-editor.ts';
import { type LimitChoice, PlanLimit } from './plan-limit.tsx';

const initialChoice: LimitChoice = { way: 'goOn', jobId: '', reason: '' };

type Limit = {
  /** The question, while the plan has no room. */
  question: ReactNode;
  /** True if the job may be opened now: there is room, or the user has answered. */
  validate: () => boolean;
  /** Makes room if the user chose to, and returns the reason to open the job beyond the plan. */
  prepare: (client: BrowserClient) => Promise<string | undefined>;
  /** Counts again, for example after a colleague has opened a search first. */
  recount: () => Promise<void>;
  isUpgrading: boolean;
};

/** Asks before a job is opened beyond the plan of its client. The database enforces the limit. */
export function usePlanLimit(): Limit {
  const { row: job, draft } = useJobEditing();
  const queries = useQueryClient();
  const clients = useClients();
  const [choice, setChoice] = useState(initialChoice);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const client = clients.find(({ id }) => id === draft.client_id);
  const key = [...queryKeys.table('client_plans'), 'use', draft.client_id, job.id];
  const { data: use } = useClientQuery({
    queryKey: key,
    queryFn: (client) => findFullPlan(client, draft.client_id ?? '', job.id),
    enabled: draft.kind === 'client' && Boolean(draft.client_id),
    staleTime: 0,
  });
  const isGoingOn = choice.way === 'goOn';

  return {
    question: use && client && (
      <PlanLimit
        use={use}
        client={client}
        choice={choice}
        onChange={setChoice}
        isReasonMissing={isReasonMissing}
      />
    ),
    validate: () => {
      const isMissing = Boolean(use) && isGoingOn && choice.reason.trim() === '';
      setReasonMissing(isMissing);
      return !isMissing;
    },
    prepare: async (backend) => {
      if (!use) return undefined;
      if (choice.way === 'close')
        await pauseSearch(backend, choice.jobId || use.others[0]?.id || '');
      return isGoingOn ? choice.reason.trim() : undefined;
    },
    recount: () => queries.invalidateQueries({ queryKey: key }),
    isUpgrading: Boolean(use) && choice.way === 'upgrade',
  };
}
