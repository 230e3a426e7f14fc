import type { ReactNode } from 'react';
import { EmptyState } from '../../../ui/empty-state.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { Screen } from './screen.tsx';

type RoleGateProps = {
  /** Administrators may open what recruiters may. */
  allows: 'admins' | 'recruiters';
  messages: { title: string; notYours: { title: string; text: string } };
  children: ReactNode;
};

/**
 * Shows the screen to the roles that may read its data. Row-level security would leave it empty for the others, so they
 * get a notice that they have no access.
 */
export function RoleGate({ allows, messages, children }: RoleGateProps) {
  const { role } = useStaff();
  if (role === 'admin' || (allows === 'recruiters' && role === 'recruiter')) return children;
  return (
    <Screen title={messages.title}>
      <EmptyState {...messages.notYours} />
    </Screen>
  );
}
