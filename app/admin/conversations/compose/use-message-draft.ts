import { useRef } from 'react';
import { toast } from 'sonner';
import { useDraft } from '../../kit/forms/use-draft.ts';
import { useMessages } from '../../use-messages.ts';
import { isUnchanged, type MessageDraft } from './message-draft.ts';

/** The mail being written, with its attachments and options. It is stored in the browser until it is sent. */
export function useMessageDraft(draft: string, blank: MessageDraft) {
  const { reply: t } = useMessages('conversations');
  const { undo } = useMessages('shell');
  const [text, setText] = useDraft(draft, JSON.stringify(blank));
  const shown = useRef({ text: '', current: blank });
  // The editor compares documents by identity.
  if (shown.current.text !== text)
    shown.current = { text, current: { ...blank, ...(JSON.parse(text) as Partial<MessageDraft>) } };
  const { current } = shown.current;
  /** The mail with which the colleague started, before anything was typed. */
  const initialDraft = useRef(blank);

  const put = (newDraft: MessageDraft) => {
    const serializedDraft = JSON.stringify(newDraft);
    shown.current = { text: serializedDraft, current: newDraft };
    setText(serializedDraft);
  };
  /** Changes the current mail: an upload may end after more has been typed. */
  const write = (change: (now: MessageDraft) => Partial<MessageDraft>) =>
    put({ ...shown.current.current, ...change(shown.current.current) });
  /** Replaces the whole mail. The typed text can be restored. */
  const replace = (newDraft: MessageDraft) => {
    const { current: shownDraft } = shown.current;
    const isTyped = !isUnchanged(shownDraft, initialDraft.current);
    put(newDraft);
    if (isTyped) toast(t.replaced, { action: { label: undo, onClick: () => put(shownDraft) } });
  };
  return {
    current,
    isBlank: isUnchanged(current, blank),
    write,
    /** Starts again from another text, such as the text of a template. */
    startFrom: (newDraft: MessageDraft) => {
      replace(newDraft);
      initialDraft.current = newDraft;
    },
    /** Restores the text that was typed before. */
    restore: replace,
    clear: () => {
      initialDraft.current = blank;
      put(blank);
    },
  };
}
