import { useMemo } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { useMessages } from '../../use-messages.ts';
import { listStaffNames, type NamedStaff, type StaffName } from './data.ts';
import { markDisabled, toOwners, withRole } from './staff-names.ts';

const none: NamedStaff[] = [];

function useNamedStaff({ enabled }: { enabled: boolean }): NamedStaff[] {
  const { data = none } = useClientQuery({
    queryKey: [...queryKeys.table('staff_profiles'), 'names'],
    queryFn: listStaffNames,
    enabled,
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

/** Colleagues who can own jobs, leads, clients and applications, and the present owner. */
export function useOwners({
  current = null,
  enabled = true,
}: {
  current?: string | null;
  enabled?: boolean;
} = {}): StaffName[] {
  const staff = useNamedStaff({ enabled });
  const { disabledStaff } = useMessages('shell');
  return useMemo(
    () => markDisabled(toOwners(staff, current), disabledStaff),
    [staff, current, disabledStaff],
  );
}
