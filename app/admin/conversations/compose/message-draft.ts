export type MessageDraft = {
  subject: string;
  body: object | null;
  /** The id of a template or the key of a standard mail; empty for own words. */
  choice: string;
  /** Own words in a standard mail. */
  message: string;
  /** The ids of the documents that go with it. */
  documents: string[];
  /** The time to send it, in local time; undefined for now. */
  sendAt?: string;
};

/** Returns true if the colleague has typed nothing since the template was inserted. */
export const isUnchanged = (draft: MessageDraft, given: MessageDraft): boolean =>
  draft.subject === given.subject &&
  draft.message === given.message &&
  JSON.stringify(draft.body) === JSON.stringify(given.body);
