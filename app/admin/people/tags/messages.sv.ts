import type { BulkTaggingMessages, PersonTagsMessages } from './messages.en.ts';

export const bulkTagging: BulkTaggingMessages = {
  add: 'Lägg till tagg',
  remove: 'Ta bort tagg',
  title: { one: 'Tagga 1 person', other: 'Tagga {count} personer' },
  name: 'Tagg',
  hint: 'Välj en som finns eller skriv en ny.',
  submit: 'Lägg till tagg',
};

export const personTags: PersonTagsMessages = {
  title: 'Taggar',
  none: 'Inga taggar än.',
  add: 'Lägg till en tagg',
  remove: 'Ta bort taggen {name}',
  added: 'Taggad med {name}.',
  removed: 'Taggen {name} togs bort.',
};
