import { useState } from 'react';
import { maxTagLength } from '../../../domain/limits.ts';
import { type TagColour, tagColours } from '../../../domain/people/tag-colour.ts';
import { fill } from '../../i18n/format.ts';
import { InputField } from '../../ui/fields/field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { changedFields } from '../kit/saved-fields/parse-change.ts';
import { useSaveFields } from '../kit/saved-fields/use-save-fields.tsx';
import { TagBadges } from '../people/tags/tag-badges.tsx';
import { useMessages } from '../use-messages.ts';
import { addTag, type CountedTag, tagSource } from './data.ts';

type EditTagProps = {
  /** None for a new tag. */
  tag?: CountedTag;
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Name and colour of a tag. Everybody who has it shows the new ones. */
export function EditTag({ tag, mutate, onClose }: EditTagProps) {
  const { add, edit, colours, fields } = useMessages('tags');
  // Live updates replace `tag` while the inputs keep their values.
  const [opened] = useState({ name: tag?.name ?? '', colour: tag?.colour ?? tagColours[0] });
  const [name, setName] = useState(opened.name);
  const [colour, setColour] = useState<TagColour>(opened.colour);
  const { save, question } = useSaveFields({
    mutate,
    source: (client) => tagSource(client, tag?.id ?? ''),
    done: edit.done,
    hasUndo: true,
    onSaved: onClose,
    labelOf: (key) => (key === 'colour' ? fields.colour : fields.name),
    formatValue: (key, value) =>
      key === 'colour' ? colours[value as TagColour] : String(value ?? ''),
  });
  const { pending, onSubmit } = useSubmit(async () => {
    const next = { name: name.trim(), colour };
    if (tag) return save(changedFields(opened, next), opened);
    const isAdded = await mutate({
      work: (client) => addTag(client, next),
      done: fill(add.done, { name: next.name }),
    });
    if (isAdded) onClose();
  });
  return (
    <>
      <FormDialog
        title={tag ? edit.title : add.title}
        onClose={onClose}
        onSubmit={onSubmit}
        cancel={edit.cancel}
        submit={tag ? edit.submit : add.submit}
        disabled={pending}
      >
        <InputField
          name="name"
          label={fields.name}
          value={name}
          maxLength={maxTagLength}
          pattern=".*\S.*"
          autoComplete="off"
          required
          onChange={(event) => setName(event.currentTarget.value)}
        />
        <fieldset className="grid gap-2">
          <legend className="pb-1 font-medium">{fields.colour}</legend>
          <div className="flex flex-wrap gap-x-5 gap-y-2">
            {tagColours.map((option) => (
              <label
                key={option}
                className="inline-flex min-h-9 cursor-pointer items-center gap-2 pointer-coarse:min-h-11"
              >
                <input
                  type="radio"
                  name="colour"
                  value={option}
                  checked={colour === option}
                  onChange={() => setColour(option)}
                  className="size-4 accent-primary"
                />
                <TagBadges tags={[{ name: colours[option], colour: option }]} />
              </label>
            ))}
          </div>
        </fieldset>
      </FormDialog>
      {question}
    </>
  );
}
