import { useState } from 'react';
import { formatTime } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useHasDraft } from '../forms/use-draft.ts';
import { TextButton } from '../text-button.tsx';
import { NoteEditor } from './note-editor.tsx';

type StoredNote = {
  id: string;
  body: string;
  author_id: string | null;
  author: { name: string } | null;
  created_at: string;
  updated_at: string;
};

type NoteItemProps = {
  note: StoredNote;
  /** Shown before the time. */
  kind?: string;
  messages: Record<'former' | 'edited' | 'editing' | 'edit' | 'delete', string>;
  hasMentions?: boolean;
  /** Resolves to whether the change was saved. */
  onUpdate: (note: { body: string; mentions: string[] }) => Promise<boolean>;
  onDelete: (isOwn: boolean) => void;
};

/** A note about a client or a person. Its author can change it. */
export function NoteItem(props: NoteItemProps) {
  const { note, kind, messages: t, hasMentions, onUpdate, onDelete } = props;
  const language = useLanguage();
  const { userId, role } = useStaff();
  const draft = `edited-note:${note.id}`;
  const [isEditing, setEditing] = useState(useHasDraft(draft));
  const isOwn = note.author_id === userId;
  const isEdited = Date.parse(note.updated_at) - Date.parse(note.created_at) > 1000;
  const facts = [
    kind,
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
          hasMentions={hasMentions}
          onCancel={() => setEditing(false)}
          onSave={async (changed) => {
            const isSaved = await onUpdate(changed);
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
          <TextButton onClick={() => onDelete(isOwn)}>{t.delete}</TextButton>
        </p>
      )}
    </li>
  );
}
