import {
  sectionOf,
  type WebsiteDraft,
  type WebsiteSection,
} from '../../../../domain/content/website.ts';
import {
  findWebsiteErrors,
  listMissingInWebsite,
} from '../../../../domain/content/website-errors.ts';
import { useEditing, useEditor } from '../../kit/editor/use-editor.ts';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { type EditedItem, findEditedItem, saveItem } from '../data/editor.ts';

export type SectionItem = EditedItem & { section: WebsiteSection };

export const useItemEditing = useEditing<SectionItem, WebsiteDraft>;

export function useItemEditor(item: SectionItem, isGone: boolean) {
  const { id, section } = item;
  const t = useMessages('website');
  const editing = useMessages('editing');
  const { role } = useStaff();
  const errors = { ...editing.errors, ...t.errors };
  return useEditor<SectionItem, WebsiteDraft, keyof typeof errors>(item, {
    name: 'website',
    id,
    table: sectionOf(section).table,
    list: listPath(section),
    messages: { back: t.sections[section].title, notFound: t.notFound },
    isGone,
    disabled: role === 'recruiter',
    isAutomatic: ({ state }) => state !== 'published',
    find: async (client) => {
      const current = await findEditedItem(client, section, id);
      return current && { ...current, section };
    },
    save: (client, save) => saveItem(client, section, id, save),
    findErrors: (draft) => findWebsiteErrors(section, draft),
    describeError: (error) => errors[error],
    listMissing: (draft) => listMissingInWebsite(section, draft),
    labels: t.fields[section],
  });
}

/** Sections with a single item have no list, so the link goes to the overview. */
export const listPath = (section: WebsiteSection): string =>
  sectionOf(section).isList ? `/admin/website/${section}` : '/admin/website';
