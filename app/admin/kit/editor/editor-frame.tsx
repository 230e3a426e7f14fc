import type { ReactNode } from 'react';
import { LeaveGuard } from '../autosave/leave-guard.tsx';
import { SaveNotices } from '../autosave/save-notices.tsx';
import { EditorMissing } from './editor-screen.tsx';
import { type Editor, EditorContext } from './use-editor.ts';

type EditorFrameProps<Row, Draft> = {
  editor: Editor<Row, Draft>;
  header: ReactNode;
  /** Explains which rights the user lacks. */
  notice?: ReactNode;
  children: ReactNode;
};

/** The layout of an editor: its header, notices about saving and a guard against losing changes. */
export function EditorFrame<Row, Draft>(props: EditorFrameProps<Row, Draft>) {
  const { editor, header, notice, children } = props;
  const { autosave, snapshot, savesAutomatically, isGone, labelOf, formatValue } = editor;
  const { conflictChoice, messages, list } = editor;
  if (isGone && snapshot.state === 'saved') {
    return <EditorMissing notFound={messages.notFound} list={list} />;
  }
  return (
    <EditorContext value={editor}>
      {header}
      <div className="grid gap-4 px-4 py-5 sm:px-6">
        <SaveNotices
          autosave={autosave}
          snapshot={snapshot}
          choice={conflictChoice}
          isGone={isGone}
          labelOf={labelOf}
          formatValue={formatValue}
        />
        {notice && <p className="rounded-compact bg-wool px-4 py-2.5">{notice}</p>}
        {children}
      </div>
      <LeaveGuard autosave={autosave} savesAutomatically={savesAutomatically} />
    </EditorContext>
  );
}
