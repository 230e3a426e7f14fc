import { useState } from 'react';
import { queryKeys } from '../../../backend/query-keys.ts';
import { useLiveTables } from '../../../backend/use-live-tables.ts';
import { Button } from '../../../ui/button.tsx';
import { useUndoableMutation } from '../../kit/actions/use-undoable-mutation.ts';
import { NoteEditor } from '../../kit/notes/note-editor.tsx';
import { NoteItem } from '../../kit/notes/note-item.tsx';
import { useMessages } from '../../use-messages.ts';
import {
  createPersonNote,
  deletePersonNote,
  listPersonNotes,
  updatePersonNote,
} from '../data/notes.ts';

const pageSize = 20;

type PersonNotesProps = {
  personId: string;
  /** True beside the notes of an application: then a heading is shown, if there are any notes, and no editor. */
  inPanel?: boolean;
};

/** Notes about a person, whatever jobs they have applied for. */
export function PersonNotes({ personId, inPanel = false }: PersonNotesProps) {
  const { notes: t } = useMessages('people');
  const [shownCount, setShownCount] = useState(pageSize);
  const key = [...queryKeys.row('people', personId), 'notes'];
  const mutate = useUndoableMutation(key);
  const { data: notes } = useLiveTables({
    queryKey: [...key, shownCount],
    queryFn: (client) => listPersonNotes(client, personId, shownCount + 1),
    follow: [{ table: 'person_notes', filter: `person_id=eq.${personId}` }],
    keepsPrevious: true,
  });

  return (
    <>
      {inPanel ? (
        notes && notes.length > 0 && <h3 className="text-base">{t.inPanel}</h3>
      ) : (
        <>
          <NoteEditor
            label={t.label}
            draft={`person:${personId}`}
            hasMentions={false}
            onSave={({ body }) =>
              mutate({ work: (client) => createPersonNote(client, personId, body) })
            }
          />
          {notes?.length === 0 && <p className="text-soft">{t.none}</p>}
        </>
      )}
      <ul className="grid gap-4 empty:hidden">
        {notes?.slice(0, shownCount).map((note) => (
          <NoteItem
            key={note.id}
            note={note}
            messages={t}
            hasMentions={false}
            onUpdate={({ body }) =>
              mutate({ work: (client) => updatePersonNote(client, note.id, body) })
            }
            onDelete={(isOwn) =>
              void mutate({
                work: (client) => deletePersonNote(client, note.id),
                // Only the author can restore a note.
                undo: isOwn ? (client) => createPersonNote(client, personId, note.body) : undefined,
                done: t.deleted,
              })
            }
          />
        ))}
      </ul>
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
    </>
  );
}
