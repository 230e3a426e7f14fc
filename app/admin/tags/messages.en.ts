import type { TagColour } from '../../../domain/people/tag-colour.ts';
import type { MessagesOf } from '../../i18n/messages-of.ts';

const colours: Record<TagColour, string> = {
  sand: 'Sand',
  mint: 'Mint',
  spruce: 'Spruce',
  peach: 'Peach',
  lingon: 'Lingonberry',
  amber: 'Amber',
};

export const adminTags = {
  title: 'Tags',
  text: 'Tags sort people in the way you work. A new name or colour shows everywhere right away; filters and saved views keep working.',
  loadFailed: 'Couldn’t load the tags.',
  empty: 'No tags yet. Add one here, or type one on a person’s page.',
  columns: { name: 'Tag', people: 'People', actions: 'Actions' },
  peopleOf: '{count} with the tag {name}',
  fields: { name: 'Name', colour: 'Colour' },
  colours,
  add: { button: 'Add tag', title: 'Add tag', submit: 'Add', done: 'Added tag {name}.' },
  edit: {
    button: 'Edit',
    buttonOf: 'Edit {name}',
    title: 'Edit tag',
    submit: 'Save',
    cancel: 'Cancel',
    done: 'Tag saved.',
  },
  merge: {
    button: 'Merge',
    buttonOf: 'Merge {name} into another tag',
    title: 'Merge {name} into another tag',
    into: 'Tag to keep',
    choose: 'Choose a tag',
    text: {
      one: 'One person gets the tag you keep instead. This can’t be undone.',
      other: '{count} people get the tag you keep instead. This can’t be undone.',
    },
    submit: 'Merge',
    cancel: 'Cancel',
    done: '{name} is now {target}.',
  },
  deletion: {
    button: 'Delete',
    buttonOf: 'Delete {name}',
    title: 'Delete {name}?',
    text: {
      one: 'One person loses the tag. This can’t be undone.',
      other: '{count} people lose the tag. This can’t be undone.',
    },
    unused: 'Nobody has this tag.',
    submit: 'Delete',
    cancel: 'Keep it',
    done: '{name} deleted.',
  },
  errors: {
    '23505': 'There’s already a tag with that name. Merge the two instead.',
    not_found: 'A colleague has already deleted one of these tags.',
  },
} as const;

export type AdminTagsMessages = MessagesOf<typeof adminTags>;
