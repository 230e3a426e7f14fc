import { useQueryClient } from '@tanstack/react-query';
import { maxTagLength } from '../../../../domain/limits.ts';
import { fill } from '../../../i18n/format.ts';
import { InputField } from '../../../ui/field.tsx';
import { FormDialog } from '../../kit/form-dialog.tsx';
import type { BulkAction, BulkDialogProps, RunChunk } from '../../kit/list/list-definition.ts';
import { useSubmit } from '../../kit/use-submit.ts';
import type { AdminMessages } from '../../messages.en.ts';
import { useMessages } from '../../use-messages.ts';
import { createTag, type Tag, tagPeople, untagPeople } from '../data/people.ts';
import { tagsKey } from './tags.ts';

type Row = { id: string | null };

/** Tags many people together. Undo does not affect those who had the tag before. */
export function tagActions<R extends Row>(
  { tagging }: AdminMessages['people'],
  tags: Tag[],
): BulkAction<R>[] {
  return [
    {
      key: 'tag',
      label: tagging.add,
      done: tagging.added,
      renderDialog: (props) => <TagDialog {...props} tags={tags} />,
    },
    {
      key: 'untag',
      label: tagging.remove,
      done: tagging.removed,
      choices: tags.map(({ id, name }) => ({
        value: id,
        label: name,
        run: async (client, rows) => {
          const had = await untagPeople(client, id, idsOf(rows));
          return async () => void (await tagPeople(client, id, had));
        },
      })),
    },
  ];
}

function TagDialog<R extends Row>({
  count,
  proceed,
  cancel,
  tags,
}: BulkDialogProps<R> & { tags: Tag[] }) {
  const people = useMessages('people');
  const { tagging } = people;
  const queries = useQueryClient();
  const onNew = () => queries.invalidateQueries({ queryKey: tagsKey });
  const { onSubmit } = useSubmit(async (field) => proceed(addTag(field('tag').trim(), onNew)));
  return (
    <FormDialog
      onClose={cancel}
      title={fill(tagging.title, { count })}
      onSubmit={onSubmit}
      cancel={people.cancel}
      submit={tagging.submit}
    >
      <InputField
        name="tag"
        label={tagging.name}
        hint={tagging.hint}
        list="known-tags"
        maxLength={maxTagLength}
        pattern=".*\S.*"
        autoComplete="off"
        required
      />
      <datalist id="known-tags">
        {tags.map(({ id, name }) => (
          <option key={id} value={name} />
        ))}
      </datalist>
    </FormDialog>
  );
}

function addTag<R extends Row>(name: string, onNew: () => Promise<void>): RunChunk<R> {
  return async (client, rows) => {
    const tag = await createTag(client, name);
    const added = await tagPeople(client, tag.id, idsOf(rows));
    await onNew();
    return async () => void (await untagPeople(client, tag.id, added));
  };
}

export function idsOf(rows: Row[]): string[] {
  return rows.flatMap(({ id }) => id ?? []);
}
