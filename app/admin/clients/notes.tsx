import { useState } from 'react';
import { clientNoteKinds } from '../../../domain/enums.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { formatTime } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/input/chip.tsx';
import { NoteEditor } from '../applications/panel/note-editor.tsx';
import { Section } from '../kit/section.tsx';
import { TextButton } from '../kit/text-button.tsx';
import { useHasDraft } from '../kit/use-draft.ts';
import { type UndoableMutation, useUndoableMutation } from '../kit/use-undoable-mutation.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import {
  type ClientNote,
  createNote,
  deleteNote,
  listNotes,
  type NoteKind,
  updateNote,
} from './data/notes.ts';

const pageSize = 20;

/** Notes with mentions. Calls, meetings and mails count as contact with the client. */
export function Notes({ clientId }: { clientId: string }) {
  const { notes: t } = useMessages('clientEvents');
  const [kind, setKind] = useState<NoteKind>('note');
  const [shownCount, setShownCount] = useState(pageSize);
  const key = [...queryKeys.row('clients', clientId), 'notes'];
  const mutate = useUndoableMutation(key);
  const { data: notes } = useLiveTables({
    queryKey: [...key, shownCount],
    queryFn: (client) => listNotes(client, clientId, shownCount + 1),
    follow: [{ table: 'client_notes', filter: `client_id=eq.${clientId}` }],
  });

  return (
    <Section title={t.title}>
      <fieldset className="flex flex-wrap gap-2">
        <legend className="sr-only">{t.kind}</legend>
        {clientNoteKinds.map((option) => (
          <Chip
            key={option}
            isOn={kind === option}
            aria-pressed={kind === option}
            onClick={() => setKind(option)}
          >
            {t.kinds[option]}
          </Chip>
        ))}
      </fieldset>
      <NoteEditor
        label={t.label}
        draft={`client:${clientId}`}
        onSave={(note) =>
          mutate({ work: (client) => createNote(client, clientId, { ...note, kind }) })
        }
      />
      {notes?.length === 0 && <p className="text-soft">{t.none}</p>}
      {notes && notes.length > 0 && (
        <ul className="grid gap-4">
          {notes.slice(0, shownCount).map((note) => (
            <NoteItem key={note.id} note={note} clientId={clientId} mutate={mutate} />
          ))}
        </ul>
      )}
      {notes && notes.length > shownCount && (
        <Button
          variant="paper"
          size="compact"
          className="justify-self-start"
          onClick={() => setShownCount(shownCount + pageSize)}
        >
          {t.more}
        </Button>
      )}
    </Section>
  );
}

type NoteItemProps = { note: ClientNote; clientId: string; mutate: UndoableMutation };

function NoteItem({ note, clientId, mutate }: NoteItemProps) {
  const { notes: t } = useMessages('clientEvents');
  const language = useLanguage();
  const { userId, role } = useStaff();
  const draft = `client-note:${note.id}`;
  const [isEditing, setEditing] = useState(useHasDraft(draft));
  const isOwn = note.author_id === userId;
  const isEdited = Date.parse(note.updated_at) - Date.parse(note.created_at) > 1000;
  const facts = [
    note.kind === 'note' ? undefined : t.kinds[note.kind],
    formatTime(new Date(note.created_at), language),
    isEdited ? t.edited : undefined,
  ];

  return (
    <li className="grid gap-1">
      <p className="flex flex-wrap items-baseline gap-x-2">
        <b className="font-semibold">{note.author?.name ?? t.former}</b>
        <span className="text-soft">{facts.filter(Boolean).join(' · ')}</span>
      </p>
      {isEditing ? (
        <NoteEditor
          label={t.editing}
          draft={draft}
          body={note.body}
          onCancel={() => setEditing(false)}
          onSave={async (changed) => {
            const isSaved = await mutate({
              work: (client) => updateNote(client, note.id, changed),
            });
            if (isSaved) setEditing(false);
            return isSaved;
          }}
        />
      ) : (
        <p className="wrap-anywhere whitespace-pre-line">{note.body}</p>
      )}
      {!isEditing && (isOwn || role === 'admin') && (
        <p className="flex gap-3">
          {isOwn && <TextButton onClick={() => setEditing(true)}>{t.edit}</TextButton>}
          <TextButton
            onClick={() =>
              void mutate({
                work: (client) => deleteNote(client, note.id),
                // Only the author can restore it. Mentions stay empty, so that nobody is notified twice.
                undo: isOwn
                  ? (client) =>
                      createNote(client, clientId, {
                        kind: note.kind,
                        body: note.body,
                        mentions: [],
                      })
                  : undefined,
                done: t.deleted,
              })
            }
          >
            {t.delete}
          </TextButton>
        </p>
      )}
    </li>
  );
}
