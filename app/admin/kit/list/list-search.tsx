import { type RefObject, useEffect, useRef, useState } from 'react';
import { Icon } from '../../../ui/icon.tsx';
import { KeyHint } from '../../../ui/kbd.tsx';
import { useMessages } from '../../use-messages.ts';
import { removeArrived } from './remove-arrived.ts';

/** The search starts after this pause: it is long enough to finish a word and short enough to feel immediate. */
const debounceMs = 220;

type ListSearchProps = {
  label: string;
  /** The search text in the URL. */
  text: string;
  onChange: (text: string) => void;
  /** The field, which a shortcut focuses. */
  input: RefObject<HTMLInputElement | null>;
};

export function ListSearch({ label, text, onChange, input }: ListSearchProps) {
  const { clearSearch } = useMessages('list');
  const [typedText, setTypedText] = useState(text);
  /** Texts passed to `onChange` that the URL does not show yet. */
  const pending = useRef<string[]>([]);

  useEffect(() => {
    const remaining = removeArrived(pending.current, text);
    // The URL was changed from elsewhere: by a saved view or the back button.
    if (!remaining) setTypedText(text);
    pending.current = remaining ?? [];
  }, [text]);

  useEffect(() => {
    const search = typedText.trim();
    if (search === (pending.current.at(-1) ?? text)) return;
    const timer = setTimeout(() => {
      pending.current.push(search);
      onChange(search);
    }, debounceMs);
    return () => clearTimeout(timer);
  }, [typedText, text, onChange]);

  return (
    <search className="relative w-full sm:w-72">
      <Icon
        name="search"
        className="pointer-events-none absolute top-1/2 left-3 size-4 -translate-y-1/2 text-soft"
      />
      <input
        ref={input}
        type="search"
        aria-label={label}
        placeholder={label}
        value={typedText}
        onChange={(event) => setTypedText(event.currentTarget.value)}
        onKeyDown={(event) => {
          if (event.key !== 'Escape') return;
          event.preventDefault();
          if (typedText) setTypedText('');
          else event.currentTarget.blur();
        }}
        className="min-h-9 w-full rounded-lg border border-line bg-paper pr-9 pl-9 [&::-webkit-search-cancel-button]:hidden"
      />
      {typedText ? (
        <button
          type="button"
          aria-label={clearSearch}
          onClick={() => {
            setTypedText('');
            input.current?.focus();
          }}
          className="absolute top-1/2 right-2 grid size-6 -translate-y-1/2 cursor-pointer place-content-center rounded-full text-soft hover:bg-wool hover:text-ink"
        >
          <Icon name="close" className="size-3" />
        </button>
      ) : (
        <span className="pointer-events-none absolute top-1/2 right-2.5 -translate-y-1/2 max-md:hidden">
          <KeyHint>/</KeyHint>
        </span>
      )}
    </search>
  );
}
