import { useState } from 'react';
import { clientNoteKinds } from '../../../domain/enums.ts';
import { queryKeys } from '../../backend/query-keys.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { Button } from '../../ui/button.tsx';
import { Chip } from '../../ui/fields/chip.tsx';
import {
  type UndoableMutation,
  useUndoableMutation,
} from '../kit/actions/use-undoable-mutation.ts';
import { NoteEditor } from '../kit/notes/note-editor.tsx';
import { NoteItem } from '../kit/notes/note-item.tsx';
import { Section } from '../kit/screens/section.tsx';
import { useMessages } from '../use-messages.ts';
import {
  type ClientNote,
  createClientNote,
  deleteClientNote,
  listClientNotes,
  type NoteKind,
  updateClientNote,
} from './data/notes.ts';

const pageSize = 20;

/** Notes with mentions. Calls, meetings and mails count as contact with the client. */
export function ClientNotes({ clientId }: { clientId: string }) {
  const { notes: t } = useMessages('clientEvents');
  const [kind, setKind] = useState<NoteKind>('note');
  const [shownCount, setShownCount] = useState(pageSize);
  const key = [...queryKeys.row('clients', clientId), 'notes'];
  const mutate = useUndoableMutation(key);
  const { data: notes } = useLiveTables({
    queryKey: [...key, shownCount],
    queryFn: (client) => listClientNotes(client, clientId, shownCount + 1),
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
          mutate({ work: (client) => createClientNote(client, clientId, { ...note, kind }) })
        }
      />
      {notes?.length === 0 && <p className="text-soft">{t.none}</p>}
      {notes && notes.length > 0 && (
        <ul className="grid gap-4">
          {notes.slice(0, shownCount).map((note) => (
            <ClientNoteItem key={note.id} note={note} clientId={clientId} mutate={mutate} />
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

type ClientNoteItemProps = { note: ClientNote; clientId: string; mutate: UndoableMutation };

function ClientNoteItem({ note, clientId, mutate }: ClientNoteItemProps) {
  const { notes: t } = useMessages('clientEvents');
  const { id, kind, body } = note;
  return (
    <NoteItem
      note={note}
      kind={kind === 'note' ? undefined : t.kinds[kind]}
      messages={t}
      onUpdate={(changed) => mutate({ work: (client) => updateClientNote(client, id, changed) })}
      onDelete={(isOwn) =>
        void mutate({
          work: (client) => deleteClientNote(client, id),
          // Only the author can restore a note. Mentions stay empty, so that nobody is notified twice.
          undo: isOwn
            ? (client) => createClientNote(client, clientId, { kind, body, mentions: [] })
            : undefined,
          done: t.deleted,
        })
      }
    />
  );
}
