import type { ReactNode } from 'react';
import { RoleGate } from '../kit/screens/role-gate.tsx';
import { useMessages } from '../use-messages.ts';

type ForRecruitersProps = { title: string; children: ReactNode };

/** A screen about people, for recruiters and administrators. */
export function ForRecruiters({ title, children }: ForRecruitersProps) {
  const { notYours } = useMessages('people');
  return (
    <RoleGate allows="recruiters" messages={{ title, notYours }}>
      {children}
    </RoleGate>
  );
}
