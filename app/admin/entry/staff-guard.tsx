import { useState } from 'react';
import { Outlet } from 'react-router';
import type { Session } from '../../backend/auth/auth-context.ts';
import { LoadingBackOffice } from '../shell/loading-back-office.tsx';
import { AwaitingApproval, NoAccess, RequiredSecondFactor } from '../shell/no-access-screens.tsx';
import { Shell } from '../shell/shell.tsx';
import { StaffContext } from '../shell/staff-context.ts';
import { useStaffAccess } from '../shell/use-staff-access.ts';

/** Admits staff with a role. All others see the reason why they are not admitted. */
export function StaffGuard({ session }: { session: Session }) {
  const { data: access, isPending, error } = useStaffAccess(session);
  // The recovery codes are still on the screen when the factor is already active.
  const [settingUp, setSettingUp] = useState(false);
  const { id: userId, email = '' } = session.user;

  if (isPending) return <LoadingBackOffice />;
  // Cached access stays valid while the server is unreachable, so that no unsaved work is lost.
  if (error && access === undefined) throw error;
  if (!access || access.state === 'disabled') return <NoAccess email={email} access={access} />;
  if (access.state === 'pending' || !access.role) {
    return <AwaitingApproval email={email} name={access.name} />;
  }
  if (access.needsSecondFactor || settingUp) {
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
