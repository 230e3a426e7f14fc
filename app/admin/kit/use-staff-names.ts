import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useMessages } from '../use-messages.ts';
import {
  listStaffNames,
  markDisabled,
  type NamedStaff,
  type StaffName,
  toOwners,
} from './staff-names.ts';

const none: NamedStaff[] = [];

function useNamedStaff(enabled: boolean): NamedStaff[] {
  const { getClient } = useAuth();
  const { data = none } = useQuery({
    queryKey: [...queryKeys.table('staff_profiles'), 'names'],
    queryFn: async () => listStaffNames(await getClient()),
    enabled,
    staleTime: 60_000,
  });
  return data;
}

/** Names of all colleagues, including those whose account is disabled: their work keeps their name. */
export function useStaffNames(enabled = true): StaffName[] {
  return useNamedStaff(enabled);
}

/** All colleagues as options; a disabled account is marked. */
export function useStaffOptions(enabled = true): StaffName[] {
  const staff = useNamedStaff(enabled);
  const { disabledStaff } = useMessages('shell');
  return useMemo(() => markDisabled(staff, disabledStaff), [staff, disabledStaff]);
}

/** Colleagues who can own jobs, leads, clients and applications, and the present owner. */
export function useOwners({
  current = null,
  enabled = true,
}: {
  current?: string | null;
  enabled?: boolean;
} = {}): StaffName[] {
  const staff = useNamedStaff(enabled);
  const { disabledStaff } = useMessages('shell');
  return useMemo(
    () => markDisabled(toOwners(staff, current), disabledStaff),
    [staff, current, disabledStaff],
  );
}
