import { useState } from 'react';
import { toast } from 'sonner';
import { formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useDescribeError } from '../../kit/actions/use-describe-error.ts';
import { ConfirmDialog } from '../../kit/dialogs/confirm-dialog.tsx';
import { useHasDraft } from '../../kit/forms/use-draft.ts';
import { NoteEditor } from '../../kit/notes/note-editor.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { PersonNotes } from '../../people/record/notes.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import {
  createApplicationNote,
  deleteApplicationNote,
  listApplicationNotes,
  type Note,
  setNoteShared,
  updateApplicationNote,
} from '../data/notes.ts';
import { usePanelQuery } from '../data/use-panel-query.ts';
import { usePanelMutation } from './use-panel-mutation.ts';

type ApplicationNotesProps = {
  application: Application;
  /** Each increase moves the focus to the field of a new note. */
  focusCount: number;
};

export function ApplicationNotes({
  application: { id, personId, jobId },
  focusCount,
}: ApplicationNotesProps) {
  const { notes: messages } = useMessages('applications');
  const { data: notes, error } = usePanelQuery(id, 'notes', listApplicationNotes);
  const describeError = useDescribeError();
  const { save } = usePanelMutation(id);

  return (
    <div className="grid gap-5">
      <NoteEditor
        label={messages.label}
        draft={`application:${id}`}
        jobId={jobId}
        focusCount={focusCount}
        onSave={(note) => save((client) => createApplicationNote(client, id, note))}
      />
      {!notes && error && <p role="alert">{describeError(error, messages.failed)}</p>}
      {notes?.length === 0 && <p className="text-soft">{messages.none}</p>}
      <ul className="grid gap-4">
        {notes?.map((note) => (
          <NoteItem key={note.id} note={note} applicationId={id} jobId={jobId} />
        ))}
      </ul>
      <PersonNotes personId={personId} inPanel />
    </div>
  );
}

type NoteItemProps = { note: Note; applicationId: string; jobId: string };

function NoteItem({ note, applicationId, jobId }: NoteItemProps) {
  const { notes: messages, move } = useMessages('applications');
  const language = useLanguage();
  const { userId, role } = useStaff();
  const { pending, save } = usePanelMutation(applicationId);
  const draft = `note:${note.id}`;
  const [isEditing, setEditing] = useState(useHasDraft(draft));
  const [isAsking, setAsking] = useState(false);
  const isOwn = note.authorId === userId;
  const isEdited = Date.parse(note.updatedAt) - Date.parse(note.createdAt) > 1000;
  const facts = [
    formatTime(new Date(note.createdAt), language),
    isEdited ? messages.edited : undefined,
    note.isForClient ? messages.isForClient : undefined,
  ];

  // Only the author can restore the note. Mentions stay empty, so that nobody is notified twice.
  const undo = {
    label: move.undo,
    onClick: () =>
      void save((client) =>
        createApplicationNote(client, applicationId, {
          body: note.body,
          mentions: [],
          is_for_client: note.isForClient,
        }),
      ),
  };

  const share = (isShared: boolean) =>
    save(async (client) => {
      await setNoteShared(client, note.id, { isShared });
      setAsking(false);
      toast(isShared ? messages.shared : messages.unshared, {
        action: {
          label: move.undo,
          onClick: () =>
            void save((undoClient) => setNoteShared(undoClient, note.id, { isShared: !isShared })),
        },
      });
    });

  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-semibold">{note.author ?? messages.former}</b>
        <span className="text-soft">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {isEditing ? (
        <NoteEditor
          label={messages.editing}
          draft={draft}
          body={note.body}
          jobId={jobId}
          onCancel={() => setEditing(false)}
          onSave={async (changed) => {
            const isSaved = await save((client) => updateApplicationNote(client, note.id, changed));
            if (isSaved) setEditing(false);
            return isSaved;
          }}
        />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{note.body}</p>
      )}
      {!isEditing && (isOwn || role === 'admin') && (
        <p className="flex gap-3">
          {isOwn && <TextButton onClick={() => setEditing(true)}>{messages.edit}</TextButton>}
          {isOwn && (
            <TextButton
              disabled={pending}
              onClick={() => (note.isForClient ? void share(false) : setAsking(true))}
            >
              {note.isForClient ? messages.unshare : messages.share}
            </TextButton>
          )}
          <TextButton
            disabled={pending}
            onClick={() =>
              void save(async (client) => {
                await deleteApplicationNote(client, note.id);
                toast(messages.deleted, { action: isOwn ? undo : undefined, duration: 10_000 });
              })
            }
          >
            {messages.delete}
          </TextButton>
        </p>
      )}
      {isAsking && (
        <ConfirmDialog
          messages={messages.shareDialog}
          pending={pending}
          onSubmit={() => share(true)}
          onClose={() => setAsking(false)}
        >
          <blockquote className="rounded-lg bg-wool px-3 py-2 whitespace-pre-line wrap-anywhere">
            {note.body}
          </blockquote>
        </ConfirmDialog>
      )}
    </li>
  );
}
