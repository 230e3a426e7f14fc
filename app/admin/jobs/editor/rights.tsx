import type { ReactNode } from 'react';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { useJobEditing } from './editor-context.ts';

/** Explains the missing rights of the user, if any. */
export function Rights() {
  const { job } = useJobEditing();
  const messages = useMessages('jobEditor');
  const { role } = useStaff();
  const { rights } = messages;
  const isEditor = role === 'editor';
  return (
    <>
      {isEditor && (
        <Line>{job.state === 'draft' ? rights.editorDraft : rights.editorPublished}</Line>
      )}
      {!isEditor && job.isFixed && <Line>{rights.fixed}</Line>}
    </>
  );
}

function Line({ children }: { children: ReactNode }) {
  return <p className="rounded-compact bg-wool px-4 py-2.5">{children}</p>;
}
