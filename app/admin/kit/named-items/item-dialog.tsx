import { type ReactNode, useState } from 'react';
import { inLanguage } from '../../../../domain/in-language.ts';
import type { LocalizedText } from '../../../../domain/localized-text.ts';
import type { BrowserClient } from '../../../backend/browser-client.ts';
import { fill } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import type { Message } from '../../../i18n/messages-of.ts';
import type { UndoableMutation } from '../actions/use-undoable-mutation.ts';
import type { Fields } from '../autosave/merge-fields.ts';
import { FormDialog } from '../dialogs/form-dialog.tsx';
import { useSubmit } from '../forms/use-submit.ts';
import type { FieldSource } from '../saved-fields/data/save-fields.ts';
import { changedFields } from '../saved-fields/parse-change.ts';
import { useSaveFields } from '../saved-fields/use-save-fields.tsx';

/** Returns what the user typed into the field of this name. */
type Typed = (field: string) => string;

type Values = Fields & { name: string | LocalizedText };

type ItemDialogProps<Item extends Values> = {
  /** Undefined for a new item. */
  id: string | undefined;
  /** The values with which the dialog opens. */
  values: Item;
  read: (typed: Typed) => Item;
  add: (client: BrowserClient, item: Item, typed: Typed) => Promise<unknown>;
  source: (client: BrowserClient, id: string) => FieldSource;
  hasUndo?: boolean;
  messages: {
    add: { title: string; submit: string; done: Message<'name'> };
    edit: { title: string; submit: string; cancel: string; done: string };
  };
  labelOf: (key: string) => string;
  /** Shows a value that a colleague has changed meanwhile. By default all values are names. */
  formatValue?: (key: string, value: unknown) => string;
  mutate: UndoableMutation;
  onClose: () => void;
  /** The fields, whose initial values are those at the time the dialog opened. */
  children: (opened: Item) => ReactNode;
};

/** Adds a named item, or saves the changed fields of one. */
export function ItemDialog<Item extends Values>(props: ItemDialogProps<Item>) {
  const { id, values, read, add, source, hasUndo = true, messages, labelOf } = props;
  const { mutate, onClose, children } = props;
  const { edit } = messages;
  const language = useLanguage();
  const formatName = (name: unknown) =>
    typeof name === 'string' ? name : inLanguage(name as LocalizedText, language);
  // Live updates replace `values` while the inputs keep theirs.
  const [openedValues] = useState(values);
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => source(client, id ?? ''),
    done: edit.done,
    hasUndo,
    onSaved: onClose,
    labelOf,
    formatValue: props.formatValue ?? ((_, value) => formatName(value)),
  });
  const { pending, onSubmit } = useSubmit(async (typed) => {
    const item = read(typed);
    if (id) return save(changedFields(openedValues, item), openedValues);
    const isAdded = await mutate({
      work: (client) => add(client, item, typed),
      done: fill(messages.add.done, { name: formatName(item.name) }),
    });
    if (isAdded) onClose();
  });
  return (
    <>
      <FormDialog
        title={id ? edit.title : messages.add.title}
        onClose={onClose}
        onSubmit={onSubmit}
        cancel={edit.cancel}
        submit={id ? edit.submit : messages.add.submit}
        disabled={pending}
      >
        {children(openedValues)}
      </FormDialog>
      {question}
    </>
  );
}
