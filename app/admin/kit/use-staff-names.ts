import { useQuery } from '@tanstack/react-query';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { unwrap } from '../../backend/unwrap.ts';

export type StaffName = { value: string; label: string };

/** Colleagues who can own something, by name. */
export function useStaffNames(enabled = true): StaffName[] {
  const { getClient } = useAuth();
  const { data = [] } = useQuery({
    queryKey: [...queryKeys.table('staff_profiles'), 'names'],
    queryFn: async (): Promise<StaffName[]> => {
      const client = await getClient();
      const rows = await unwrap(
        client.from('staff_profiles').select('user_id, name').eq('state', 'active').order('name'),
      );
      return rows.map(({ user_id, name }) => ({ value: user_id, label: name }));
    },
    enabled,
    staleTime: 60_000,
  });
  return data;
}
