import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const bulkTagging = {
  add: 'Add tag',
  remove: 'Remove tag',
  title: { one: 'Add a tag to 1 person', other: 'Add a tag to {count} people' },
  name: 'Tag',
  hint: 'Choose an existing tag or type a new one.',
  submit: 'Add tag',
} as const;

export const personTags = {
  title: 'Tags',
  none: 'No tags yet.',
  add: 'Add tag',
  remove: 'Remove tag {name}',
  added: 'Tag {name} added.',
  removed: 'Tag {name} removed.',
} as const;

export type BulkTaggingMessages = MessagesOf<typeof bulkTagging>;
export type PersonTagsMessages = MessagesOf<typeof personTags>;
