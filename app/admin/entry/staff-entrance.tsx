import { useState } from 'react';
import { Outlet } from 'react-router';
import type { Session } from '../../backend/auth/auth-context.ts';
import { LoadingPortal } from '../shell/loading-portal.tsx';
import { Shell } from '../shell/shell.tsx';
import { StaffContext } from '../shell/staff-context.ts';
import { useStaffAccess } from '../shell/use-staff-access.ts';
import { RequiredSecondFactor, Stranger, Waiting } from '../shell/waiting-screens.tsx';

/** Lets staff with a role in; everybody else sees why not, and nothing else. */
export function StaffEntrance({ session }: { session: Session }) {
  const { data: access, isPending, error } = useStaffAccess(session);
  // Recovery codes are still on the screen when the factor already counts.
  const [settingUp, setSettingUp] = useState(false);
  const { id: userId, email = '' } = session.user;

  if (isPending) return <LoadingPortal />;
  // What was known stays: a server that is away for a moment takes no work from the screen.
  if (error && access === undefined) throw error;
  if (!access || access.state === 'disabled') return <Stranger email={email} access={access} />;
  if (access.state === 'pending' || !access.role) {
    return <Waiting email={email} name={access.name} />;
  }
  if (access.owesSecondFactor || settingUp) {
    return (
      <RequiredSecondFactor onStart={() => setSettingUp(true)} onDone={() => setSettingUp(false)} />
    );
  }
  const { name, language, role } = access;
  return (
    <StaffContext value={{ userId, email, name, language, role }}>
      <Shell>
        <Outlet />
      </Shell>
    </StaffContext>
  );
}
