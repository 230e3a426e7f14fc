import { maxTagLength } from '../../../domain/limits.ts';
import { type TagColour, tagColours } from '../../../domain/people/tag-colour.ts';
import { InputField } from '../../ui/fields/field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { ItemDialog } from '../kit/named-items/item-dialog.tsx';
import { TagBadges } from '../people/tags/tag-badges.tsx';
import { useMessages } from '../use-messages.ts';
import { addTag, type CountedTag, tagSource } from './data.ts';

type EditTagProps = {
  /** Undefined for a new tag. */
  tag?: CountedTag;
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Changes the name and the colour of a tag, for everybody who has it. */
export function EditTag({ tag, mutate, onClose }: EditTagProps) {
  const messages = useMessages('tags');
  const { colours, fields } = messages;
  return (
    <ItemDialog
      id={tag?.id}
      values={{ name: tag?.name ?? '', colour: tag?.colour ?? tagColours[0] }}
      read={(typed) => ({ name: typed('name').trim(), colour: typed('colour') as TagColour })}
      add={addTag}
      source={tagSource}
      messages={messages}
      labelOf={(key) => (key === 'colour' ? fields.colour : fields.name)}
      formatValue={(key, value) =>
        key === 'colour' ? colours[value as TagColour] : String(value ?? '')
      }
      mutate={mutate}
      onClose={onClose}
    >
      {({ name, colour }) => (
        <>
          <InputField
            name="name"
            label={fields.name}
            defaultValue={name}
            maxLength={maxTagLength}
            pattern=".*\S.*"
            autoComplete="off"
            required
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
                    defaultChecked={option === colour}
                    className="size-4 accent-primary"
                  />
                  <TagBadges tags={[{ name: colours[option], colour: option }]} />
                </label>
              ))}
            </div>
          </fieldset>
        </>
      )}
    </ItemDialog>
  );
}
