import { useRef } from 'react';
import { toast } from 'sonner';
import { useDraft } from '../../kit/use-draft.ts';
import { useMessages } from '../../use-messages.ts';

export type Letter = { subject: string; body: object | null };

/** What is being written. It is kept in the browser until it is sent. */
export function useLetter(draft: string, blank: Letter) {
  const { reply: t } = useMessages('conversations');
  const { undo } = useMessages('shell');
  const first = JSON.stringify(blank);
  const [text, setText] = useDraft(draft, first);
  const shown = useRef({ text: '', letter: blank });
  // The editor compares documents by identity.
  if (shown.current.text !== text) shown.current = { text, letter: JSON.parse(text) as Letter };
  const { letter } = shown.current;
  /** The text as it was put in, before anything was typed. */
  const given = useRef(first);

  const write = (next: Letter) => {
    const written = JSON.stringify(next);
    shown.current = { text: written, letter: next };
    setText(written);
  };
  /** Replaces all of it. What was typed can be brought back. */
  const replace = (next: Letter, done?: string) => {
    const isTyped = text !== given.current;
    given.current = JSON.stringify(next);
    write(next);
    if (!isTyped || !done) return;
    toast(done, { action: { label: undo, onClick: () => write(letter) } });
  };
  return {
    letter,
    isBlank: text === first,
    write,
    use: (next: Letter) => replace(next, t.replaced),
    clear: () => replace(blank),
  };
}
