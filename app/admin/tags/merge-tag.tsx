import { useState } from 'react';
import { fill } from '../../i18n/format.ts';
import { formatPlural } from '../../i18n/format-plural.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { SelectField } from '../../ui/fields/field.tsx';
import type { UndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { FormDialog } from '../kit/dialogs/form-dialog.tsx';
import { useSubmit } from '../kit/forms/use-submit.ts';
import { useMessages } from '../use-messages.ts';
import { type CountedTag, mergeTags } from './data.ts';

type MergeTagProps = {
  tag: CountedTag;
  tags: CountedTag[];
  mutate: UndoableMutation;
  onClose: () => void;
};

/** Merges a tag into another: everybody who has the merged tag gets the tag that is kept, and the merged tag is deleted. */
export function MergeTag({ tag, tags, mutate, onClose }: MergeTagProps) {
  const { merge } = useMessages('tags');
  const language = useLanguage();
  const [into, setInto] = useState('');
  const target = tags.find(({ id }) => id === into);
  const { pending, onSubmit } = useSubmit(async () => {
    if (!target) return;
    const isMerged = await mutate({
      work: (client) => mergeTags(client, tag.id, target.id),
      done: fill(merge.done, { name: tag.name, target: target.name }),
    });
    if (isMerged) onClose();
  });
  return (
    <FormDialog
      title={fill(merge.title, { name: tag.name })}
      onClose={onClose}
      onSubmit={onSubmit}
      cancel={merge.cancel}
      submit={merge.submit}
      tone="danger"
      disabled={pending}
    >
      <SelectField
        label={merge.into}
        value={into}
        required
        onChange={(event) => setInto(event.currentTarget.value)}
      >
        <option value="" disabled>
          {merge.choose}
        </option>
        {tags
          .filter(({ id }) => id !== tag.id)
          .map(({ id, name }) => (
            <option key={id} value={id}>
              {name}
            </option>
          ))}
      </SelectField>
      <p className="text-soft">{formatPlural(merge.text, tag.people, language)}</p>
    </FormDialog>
  );
}
