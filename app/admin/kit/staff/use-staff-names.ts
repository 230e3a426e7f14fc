import { useMemo } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { useMessages } from '../../use-messages.ts';
import {
  findJobTeam,
  type JobTeam,
  listStaffNames,
  type NamedStaff,
  type StaffName,
} from './data.ts';
import { markDisabled, thoseWhoSee, toOwners, withRole } from './staff-names.ts';

const none: NamedStaff[] = [];
const nobody: string[] = [];

function useNamedStaff({ enabled }: { enabled: boolean }): NamedStaff[] {
  const { data = none } = useClientQuery({
    queryKey: [...queryKeys.table('staff_profiles'), 'names'],
    queryFn: listStaffNames,
    enabled,
    staleTime: 60_000,
  });
  return data;
}

/** Null until it is known; the database rejects colleagues who do not see the job. */
function useJobTeam(jobId: string | null): JobTeam {
  const { data = null } = useClientQuery({
    queryKey: [...queryKeys.row('jobs', jobId ?? ''), 'who-sees'],
    queryFn: (client) => findJobTeam(client, jobId ?? ''),
    enabled: jobId !== null,
    staleTime: 60_000,
  });
  return data;
}

/** Names of all colleagues, including those whose account is disabled: their work keeps their name. */
export function useStaffNames(): StaffName[] {
  return useNamedStaff({ enabled: true });
}

/** All colleagues as options; a disabled account is marked. */
export function useStaffOptions({ enabled = true }: { enabled?: boolean } = {}): StaffName[] {
  const staff = useNamedStaff({ enabled });
  const { disabledStaff } = useMessages('shell');
  return useMemo(() => markDisabled(withRole(staff), disabledStaff), [staff, disabledStaff]);
}

type OwnersOptions = {
  current?: string | null;
  /** The job that the work is about: if it is restricted, only colleagues who see it are listed. */
  jobId?: string | null;
  /** Several colleagues who are chosen already, and can be removed. */
  chosen?: readonly string[];
  enabled?: boolean;
};

/** Colleagues who can own jobs, leads, clients and applications, and the present owner. */
export function useOwners({
  current = null,
  jobId = null,
  chosen = nobody,
  enabled = true,
}: OwnersOptions = {}): StaffName[] {
  const staff = useNamedStaff({ enabled });
  const team = useJobTeam(jobId);
  const { disabledStaff } = useMessages('shell');
  return useMemo(
    () =>
      markDisabled(
        thoseWhoSee(toOwners(staff, current), team, current ? [...chosen, current] : chosen),
        disabledStaff,
      ),
    [staff, team, current, chosen, disabledStaff],
  );
}
