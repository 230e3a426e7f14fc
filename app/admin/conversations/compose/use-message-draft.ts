import { useRef } from 'react';
import { toast } from 'sonner';
import { useDraft } from '../../kit/use-draft.ts';
import { useMessages } from '../../use-messages.ts';

export type MessageDraft = { subject: string; body: object | null };

/** The mail being written. It is kept in the browser until it is sent. */
export function useMessageDraft(draft: string, blank: MessageDraft) {
  const { reply: t } = useMessages('conversations');
  const { undo } = useMessages('shell');
  const first = JSON.stringify(blank);
  const [text, setText] = useDraft(draft, first);
  const shown = useRef({ text: '', current: blank });
  // The editor compares documents by identity.
  if (shown.current.text !== text)
    shown.current = { text, current: JSON.parse(text) as MessageDraft };
  const { current } = shown.current;
  /** The text as it was put in, before anything was typed. */
  const given = useRef(first);

  const write = (next: MessageDraft) => {
    const written = JSON.stringify(next);
    shown.current = { text: written, current: next };
    setText(written);
  };
  /** Replaces all of it. What was typed can be brought back. */
  const replace = (next: MessageDraft, done?: string) => {
    const isTyped = text !== given.current;
    given.current = JSON.stringify(next);
    write(next);
    if (!isTyped || !done) return;
    toast(done, { action: { label: undo, onClick: () => write(current) } });
  };
  return {
    current,
    isBlank: text === first,
    write,
    use: (next: MessageDraft) => replace(next, t.replaced),
    clear: () => replace(blank),
  };
}
