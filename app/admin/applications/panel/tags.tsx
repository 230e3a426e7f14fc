import { useQueryClient } from '@tanstack/react-query';
import { clsx } from 'clsx';
import { type FormEvent, useId } from 'react';
import { maxTagLength } from '../../../../domain/limits.ts';
import { fill } from '../../../i18n/format.ts';
import { Icon } from '../../../ui/icon.tsx';
import { createTag, tagPeople, untagPeople } from '../../people/data/people.ts';
import { tagColourClass } from '../../people/tags/tag-colour-class.ts';
import { tagsKey, useTags } from '../../people/tags/tags.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import { useMoves } from '../moves/moves-context.ts';
import { usePanelMutation } from './use-panel-mutation.ts';

/** Tags belong to the person, so all applications of the person share them. */
export function ApplicationTags({ application }: { application: Application }) {
  const { panel } = useMessages('applications');
  const queries = useQueryClient();
  const { refresh } = useMoves();
  const allTags = useTags();
  const { pending, save } = usePanelMutation(application.id);
  const id = useId();
  const { personId, tags } = application;

  function add(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    const name = String(new FormData(form).get('tag') ?? '').trim();
    if (!name) return;
    void save(async (client) => {
      const tag = await createTag(client, name);
      await tagPeople(client, tag.id, [personId]);
      form.reset();
      await Promise.all([
        queries.invalidateQueries({ queryKey: tagsKey }),
        refresh([application.id]),
      ]);
    });
  }

  return (
    <section aria-labelledby={`${id}-title`} className="flex flex-wrap items-center gap-1.5">
      <h3 id={`${id}-title`} className="sr-only">
        {panel.tags}
      </h3>
      {tags.map((tag) => (
        <span
          key={tag.id}
          className={clsx(
            'inline-flex items-center gap-1 rounded-md py-0.5 pr-1 pl-2 text-[.8125rem]',
            tagColourClass(tag.colour),
          )}
        >
          {tag.name}
          <button
            type="button"
            aria-label={fill(panel.removeTag, { tag: tag.name })}
            disabled={pending}
            onClick={() =>
              void save(async (client) => {
                await untagPeople(client, tag.id, [personId]);
                await refresh([application.id]);
              })
            }
            className="grid size-5 cursor-pointer place-content-center rounded opacity-75 hover:opacity-100"
          >
            <Icon name="close" className="size-3" />
          </button>
        </span>
      ))}
      <form onSubmit={add}>
        <label htmlFor={id} className="sr-only">
          {panel.addTag}
        </label>
        <input
          id={id}
          name="tag"
          list={`${id}-known`}
          maxLength={maxTagLength}
          placeholder={panel.addTag}
          autoComplete="off"
          className="w-28 rounded-lg border border-line bg-paper px-2 text-[.8125rem] [min-height:2rem]!"
        />
        <datalist id={`${id}-known`}>
          {allTags.map((tag) => (
            <option key={tag.id} value={tag.name} />
          ))}
        </datalist>
      </form>
    </section>
  );
}
