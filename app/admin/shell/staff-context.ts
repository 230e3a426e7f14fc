import { createContext, use } from 'react';
import type { StaffAccess, StaffRole } from '../../backend/staff-access.ts';

/** A user with an approved role. */
type Staff = Pick<StaffAccess, 'name' | 'language'> & {
  userId: string;
  email: string;
  role: StaffRole;
};

export const StaffContext = createContext<Staff | undefined>(undefined);

export function useStaff(): Staff {
  const staff = use(StaffContext);
  if (!staff) throw new Error('useStaff is used outside of the guard');
  return staff;
}
