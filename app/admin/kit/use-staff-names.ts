import { useQuery } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { listStaffNames, type NamedStaff, type StaffName, toOwners } from './staff-names.ts';

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

/** Active colleagues, by name. */
export function useStaffNames(enabled = true): StaffName[] {
  const staff = useNamedStaff(enabled);
  return useMemo(() => staff.filter(({ isActive }) => isActive), [staff]);
}

/** Colleagues who can own jobs, leads and applications. */
export function useOwners({
  current = null,
  enabled = true,
}: {
  current?: string | null;
  enabled?: boolean;
} = {}): StaffName[] {
  const staff = useNamedStaff(enabled);
  return useMemo(() => toOwners(staff, current), [staff, current]);
}
