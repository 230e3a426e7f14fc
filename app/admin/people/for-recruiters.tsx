import type { ReactNode } from 'react';
import { EmptyState } from '../../ui/empty-state.tsx';
import { Screen } from '../kit/screen.tsx';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';

type ForRecruitersProps = { title: string; children: ReactNode };

/** Row-level security shows people only to recruiters and administrators; others see a notice. */
export function ForRecruiters({ title, children }: ForRecruitersProps) {
  const { notYours } = useMessages('people');
  const { role } = useStaff();
  if (role !== 'editor') return children;
  return (
    <Screen title={title}>
      <EmptyState {...notYours} />
    </Screen>
  );
}
