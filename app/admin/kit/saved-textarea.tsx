import { type ComponentProps, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { TextareaField } from '../../ui/field.tsx';
import { useMessages } from '../use-messages.ts';
import { useStoredDraft } from './use-draft.ts';

type SavedTextareaProps = Omit<ComponentProps<typeof TextareaField>, 'value' | 'onChange'> & {
  value: string;
  /** The key under which the text is stored until it is saved. */
  draft: string;
  /** Resolves to true once it is saved. */
  save: (value: string) => Promise<boolean>;
};

/**
 * Saves on blur. A colleague's change appears unless the user is typing. A text that could not be
 * saved, or was typed before a reload, stays with a notice.
 */
export function SavedTextarea({ value, draft: key, save, ...props }: SavedTextareaProps) {
  const { save: messages } = useMessages('editing');
  const [draft, setDraft] = useStoredDraft(key);
  const [isEditing, setEditing] = useState(false);
  const saveDraft = async () => {
    if (draft === undefined) return setEditing(false);
    if (draft.trim() === value.trim() || (await save(draft.trim()))) setDraft(undefined);
    setEditing(false);
  };
  return (
    <div className="grid gap-2">
      <TextareaField
        {...props}
        value={draft ?? value}
        onChange={(event) => setDraft(event.target.value)}
        onFocus={() => setEditing(true)}
        onBlur={() => void saveDraft()}
      />
      {draft !== undefined && !isEditing && (
        <p role="status" className="flex flex-wrap items-center gap-2 text-amber">
          {messages.unsaved}
          <Button variant="paper" size="compact" onClick={() => void saveDraft()}>
            {messages.save}
          </Button>
          <Button variant="quiet" size="compact" onClick={() => setDraft(undefined)}>
            {messages.discard}
          </Button>
        </p>
      )}
    </div>
  );
}
