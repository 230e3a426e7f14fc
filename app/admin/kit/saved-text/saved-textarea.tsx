import { type ComponentProps, useRef, useState } from 'react';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { Button } from '../../../ui/button.tsx';
import { measureText, useTextLimit } from '../../../ui/fields/text-limit.ts';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useMessages } from '../../use-messages.ts';
import type { UndoableMutation } from '../actions/use-undoable-mutation.ts';
import { ConflictDialog } from '../autosave/conflict-dialog.tsx';
import { isSameText, saveText, type TextSource } from './save-text.ts';
import { type TextDraft, useTextDraft } from './use-text-draft.ts';

type SavedTextareaProps = Omit<ComponentProps<typeof TextareaField>, 'value' | 'onChange'> & {
  label: string;
  value: string;
  /** The key under which the text is stored until it is saved. */
  draftKey: string;
  source: (client: BrowserClient) => TextSource;
  mutate: UndoableMutation;
};

/**
 * Saves on blur. A colleague's change appears unless the user is typing, and is never overwritten
 * without asking. A text that could not be saved, or was typed before a reload, stays with a notice.
 */
export function SavedTextarea({ value, draftKey, source, mutate, ...props }: SavedTextareaProps) {
  const [draft, setDraft] = useTextDraft(draftKey);
  const describeLength = useTextLimit();
  const [isEditing, setEditing] = useState(false);
  const [conflict, setConflict] = useState<string>();
  // A restored draft is saved only on purpose, not by moving the focus through the field.
  const hasTyped = useRef(false);
  const latestDraft = useRef(draft);
  latestDraft.current = draft;

  async function save({ text, base }: TextDraft): Promise<void> {
    const { error } = describeLength(measureText(text), props.maxLength);
    if (error) return void toastError(error);
    let theirs: string | undefined;
    const isSaved = await mutate({
      work: async (client) => {
        theirs = await saveText(source(client), text, base);
      },
    });
    if (!isSaved) return;
    setConflict(theirs);
    if (theirs !== undefined || !latestDraft.current) return;
    // The user may have gone on typing while the text was being saved.
    const { text: now } = latestDraft.current;
    setDraft(now === text ? undefined : { text: now, base: text });
  }
  async function onBlur(): Promise<void> {
    if (draft && hasTyped.current) {
      hasTyped.current = false;
      if (isSameText(draft.text, value)) setDraft(undefined);
      else await save(draft);
    }
    setEditing(false);
  }
  function choose(choice: 'mine' | 'theirs'): void {
    setConflict(undefined);
    const rebasedDraft =
      draft && choice === 'mine' ? { ...draft, base: conflict ?? '' } : undefined;
    setDraft(rebasedDraft);
    if (rebasedDraft) void save(rebasedDraft);
  }

  return (
    <div className="grid gap-2">
      <TextareaField
        {...props}
        value={draft?.text ?? value}
        onChange={({ target }) => {
          hasTyped.current = true;
          setDraft({ text: target.value, base: draft?.base ?? value });
        }}
        onFocus={() => setEditing(true)}
        onBlur={() => void onBlur()}
      />
      {draft && (
        <DraftNotice
          draft={draft}
          value={value}
          isEditing={isEditing}
          onSave={() => void save(draft)}
          onDiscard={() => setDraft(undefined)}
        />
      )}
      {draft && conflict !== undefined && (
        <ConflictDialog
          open
          onClose={() => setConflict(undefined)}
          conflicts={[{ key: draftKey, base: draft.base, theirs: conflict }]}
          mine={{ [draftKey]: draft.text }}
          onChoose={(_, choice) => choose(choice)}
          labelOf={() => props.label}
          formatValue={(_, text) => String(text)}
        />
      )}
    </div>
  );
}

type DraftNoticeProps = {
  draft: TextDraft;
  value: string;
  isEditing: boolean;
  onSave: () => void;
  onDiscard: () => void;
};

function DraftNotice({ draft, value, isEditing, onSave, onDiscard }: DraftNoticeProps) {
  const { save, conflict } = useMessages('editing');
  const isChanged = !isSameText(value, draft.base) && !isSameText(value, draft.text);
  if (isEditing && !isChanged) return null;
  return (
    <div role="status" className="grid gap-2">
      {isChanged && (
        <div className="grid gap-1 rounded-compact border border-line p-3">
          <p className="text-sm font-semibold text-soft">{conflict.savedText}</p>
          <p className="max-h-48 overflow-y-auto whitespace-pre-line wrap-anywhere">
            {value || <i className="text-soft">{conflict.empty}</i>}
          </p>
        </div>
      )}
      {!isEditing && (
        <p className="flex flex-wrap items-center gap-2 text-amber">
          {save.unsaved}
          <Button variant="paper" size="compact" onClick={onSave}>
            {isChanged ? conflict.choose : save.save}
          </Button>
          <Button variant="quiet" size="compact" onClick={onDiscard}>
            {save.discard}
          </Button>
        </p>
      )}
    </div>
  );
}
