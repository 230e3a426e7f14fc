import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../kit/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { usePeople } from './people-context.ts';

type ForRecruitersProps = { title: string; children: ReactNode };

/** The database shows people to recruiters and administrators alone; others are told so. */
export function ForRecruiters({ title, children }: ForRecruitersProps) {
  const { notYours } = usePeople().people;
  const { role } = useStaff();
  if (role !== 'editor') return children;
  return (
    <Screen title={title}>
      <EmptyState {...notYours} />
    </Screen>
  );
}
