export type MessageDraft = {
  subject: string;
  body: object | null;
  /** The id of a template or the key of a standard mail; empty for a mail without either. */
  choice: string;
  /** The words that the colleague adds to a standard mail. */
  message: string;
  /** The ids of the attached documents. */
  documents: string[];
  /** The local time at which the mail is sent; undefined for now. */
  sendAt?: string;
};

/** Returns true if the colleague has typed nothing since the template was inserted. */
export const isUnchanged = (draft: MessageDraft, initial: MessageDraft): boolean =>
  draft.subject === initial.subject &&
  draft.message === initial.message &&
  JSON.stringify(draft.body) === JSON.stringify(initial.body);
