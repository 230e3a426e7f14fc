import { clsx } from 'clsx';
import { useId } from 'react';
import { maxTagLength } from '../../../../domain/limits.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { useSubmit } from '../../kit/forms/use-submit.ts';
import { Section } from '../../kit/screens/section.tsx';
import { useMessages } from '../../use-messages.ts';
import { createTag, type Person, type Tag, tagPeople, untagPeople } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';
import { tagColourClass } from './tag-colour-class.ts';
import { useTags } from './tags.ts';

export function PersonTags({ person }: { person: Person }) {
  const { tags: messages } = useMessages('people');
  const allTags = useTags();
  const mutate = usePersonMutation();
  const personTags = allTags.filter(({ id }) =>
    person.person_tags.some(({ tag_id }) => tag_id === id),
  );

  const add = (name: string) => {
    let tag: Tag | undefined;
    return mutate({
      done: fill(messages.added, { name }),
      work: async (client) => {
        tag = await createTag(client, name);
        await tagPeople(client, tag.id, [person.id]);
      },
      undo: async (client) => tag && untagPeople(client, tag.id, [person.id]),
    });
  };
  const remove = (tag: Tag) =>
    mutate({
      done: fill(messages.removed, { name: tag.name }),
      work: (client) => untagPeople(client, tag.id, [person.id]),
      undo: (client) => tagPeople(client, tag.id, [person.id]),
    });

  return (
    <Section title={messages.title}>
      {personTags.length === 0 ? (
        <p className="text-soft">{messages.none}</p>
      ) : (
        <ul className="flex flex-wrap gap-1.5">
          {personTags.map((tag) => (
            <li
              key={tag.id}
              className={clsx(
                'inline-flex items-center gap-0.5 rounded-full pl-3 font-medium',
                tagColourClass(tag.colour),
              )}
            >
              {tag.name}
              <button
                type="button"
                aria-label={fill(messages.remove, { name: tag.name })}
                onClick={() => void remove(tag)}
                className="grid size-7 cursor-pointer place-content-center rounded-full opacity-75 hover:opacity-100 pointer-coarse:size-11"
              >
                <Icon name="close" className="size-3.5" />
              </button>
            </li>
          ))}
        </ul>
      )}
      <TagForm
        label={messages.add}
        tags={allTags.filter((tag) => !personTags.includes(tag))}
        onAdd={add}
      />
    </Section>
  );
}

type TagFormProps = { label: string; tags: Tag[]; onAdd: (name: string) => Promise<boolean> };

function TagForm({ label, tags, onAdd }: TagFormProps) {
  const id = useId();
  const { pending, onSubmit } = useSubmit(async (field, form) => {
    const name = field('tag').trim();
    if (name && (await onAdd(name))) form.reset();
  });
  return (
    <form className="flex gap-2" onSubmit={onSubmit}>
      <input
        name="tag"
        list={id}
        aria-label={label}
        placeholder={label}
        maxLength={maxTagLength}
        autoComplete="off"
        className="min-w-0 grow rounded-xl border border-edge bg-paper px-3 placeholder:text-soft"
      />
      <datalist id={id}>
        {tags.map(({ id: key, name }) => (
          <option key={key} value={name} />
        ))}
      </datalist>
      <Button type="submit" variant="paper" size="compact" aria-label={label} disabled={pending}>
        <Icon name="plus" />
      </Button>
    </form>
  );
}
