import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { maxNoteLength } from '../../../../domain/limits.ts';
import { Button } from '../../../ui/button.tsx';
import { Listbox, useListbox } from '../../../ui/fields/listbox.tsx';
import { measureText, useTextLimit } from '../../../ui/fields/text-limit.ts';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';
import { toastError } from '../../../ui/toast/toast-error.ts';
import { useMessages } from '../../use-messages.ts';
import { usePendingAction } from '../actions/use-pending-action.ts';
import { useDraft } from '../forms/use-draft.ts';
import { useOwners } from '../staff/use-staff-names.ts';
import {
  type Colleague,
  findMention,
  insertMention,
  listMentions,
  matchColleagues,
} from './mention.ts';

type NoteEditorProps = {
  label: string;
  /** The key under which the draft is stored. */
  draft: string;
  body?: string;
  hasMentions?: boolean;
  /** The job that the note is about: who does not see it is not mentioned. */
  jobId?: string;
  /** Each increase moves the focus to the field. */
  focusCount?: number;
  /** Resolves to whether the note was saved; if not, the text stays in the field. */
  onSave: (note: { body: string; mentions: string[] }) => Promise<boolean>;
  onCancel?: () => void;
};

export function NoteEditor(props: NoteEditorProps) {
  const {
    label,
    draft,
    body = '',
    hasMentions = true,
    jobId,
    focusCount = 0,
    onSave,
    onCancel,
  } = props;
  const { notes: messages } = useMessages('applications');
  const describeLength = useTextLimit();
  const area = useRef<HTMLTextAreaElement>(null);
  // Colleagues who may own an application may read the note, so they can be mentioned.
  const owners = useOwners({ jobId }).map(({ value, label: name }) => ({ id: value, name }));
  const colleagues = hasMentions ? owners : [];
  useEffect(() => {
    if (focusCount > 0) area.current?.focus();
  }, [focusCount]);
  const [text, setText] = useDraft(draft, body);
  const { pending, run } = usePendingAction();
  const [cursor, setCursor] = useState(0);
  // Position of the @ whose suggestions were accepted or closed.
  const [answeredPosition, setAnsweredPosition] = useState<number>();
  const mention = findMention(text, cursor);
  const offeredColleagues =
    mention && mention.from !== answeredPosition ? matchColleagues(colleagues, mention.typed) : [];
  const { state, fieldProps } = useListbox({
    options: offeredColleagues,
    isOpen: offeredColleagues.length > 0,
    onChoose: insert,
    onClose: () => setAnsweredPosition(mention?.from),
    choosesWithTab: true,
  });

  function insert(colleague: Colleague) {
    if (!mention) return;
    const inserted = insertMention(text, mention.from, cursor, colleague.name);
    setText(inserted.text);
    setCursor(inserted.cursor);
    setAnsweredPosition(mention.from);
    requestAnimationFrame(() => {
      area.current?.focus();
      area.current?.setSelectionRange(inserted.cursor, inserted.cursor);
    });
  }

  async function save() {
    if (!text.trim()) return;
    const { error } = describeLength(measureText(text), maxNoteLength);
    if (error) return void toastError(error);
    const note = { body: text.trim(), mentions: listMentions(text, colleagues) };
    await run(async () => {
      if (await onSave(note)) setText(body);
    });
  }

  function cancel() {
    setText(body);
    onCancel?.();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (event.key === 'Enter' && (event.ctrlKey || event.metaKey)) {
      event.preventDefault();
      void save();
    } else fieldProps.onKeyDown(event);
  }

  return (
    <div className="relative grid gap-1.5">
      <TextareaField
        ref={area}
        label={label}
        hint={hasMentions ? messages.hint : messages.hintOfSaving}
        rows={3}
        maxLength={maxNoteLength}
        value={text}
        readOnly={pending}
        {...fieldProps}
        onChange={(event) => {
          const { value, selectionStart } = event.currentTarget;
          setText(value);
          setCursor(selectionStart);
          if (!findMention(value, selectionStart)) setAnsweredPosition(undefined);
        }}
        onKeyDown={onKeyDown}
        onSelect={(event) => setCursor(event.currentTarget.selectionStart)}
      />
      <Listbox
        state={state}
        label={messages.colleagues}
        className="absolute inset-x-0 top-full z-10 rounded-compact border border-line bg-paper p-1.5"
        optionClassName="block px-3 py-1.5"
      >
        {({ name }) => name}
      </Listbox>
      <div className="flex flex-wrap justify-end gap-2">
        {onCancel && (
          <Button variant="quiet" size="compact" onClick={cancel}>
            {messages.cancel}
          </Button>
        )}
        <Button
          variant="paper"
          size="compact"
          disabled={pending || !text.trim()}
          onClick={() => void save()}
        >
          {messages.save}
        </Button>
      </div>
    </div>
  );
}
