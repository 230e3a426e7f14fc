import { clsx } from 'clsx';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { findTypedName, insertName } from '../../../../domain/mail/mail-template.ts';
import { InputField, TextareaField } from '../../../ui/field.tsx';

type VariableFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  lang: string;
  multiline?: boolean;
  value: string;
  onChange: (value: string) => void;
  variables: string[];
  sample: Record<string, unknown>;
  offered: string;
};

type Offer = { start: number; caret: number; names: string[] };

/** A text field in which two braces open the list of variables. */
export function VariableField(props: VariableFieldProps) {
  const { multiline = false, value, onChange, variables, sample, offered, ...texts } = props;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const [offer, setOffer] = useState<Offer>();
  const [at, setAt] = useState(0);
  const id = useId();

  // React moves the caret to the end of a value that it sets.
  useEffect(() => {
    if (caret.current === undefined || field.current?.value !== value) return;
    field.current.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);

  function offerAt(text: string, position: number) {
    const typed = findTypedName(text, position);
    const names = typed ? variables.filter((name) => name.includes(typed.typed.toLowerCase())) : [];
    setAt(0);
    setOffer(
      typed && names.length > 0 ? { start: typed.start, caret: position, names } : undefined,
    );
  }

  function take(name: string | undefined) {
    if (!offer || name === undefined) return;
    const next = insertName(value, { start: offer.start, caret: offer.caret, name });
    caret.current = next.caret;
    setOffer(undefined);
    onChange(next.text);
    field.current?.focus();
  }

  function onKeyDown(event: KeyboardEvent) {
    if (!offer) return;
    const count = offer.names.length;
    if (event.key === 'ArrowDown') setAt((before) => (before + 1) % count);
    else if (event.key === 'ArrowUp') setAt((before) => (before + count - 1) % count);
    else if (event.key === 'Enter' || event.key === 'Tab') take(offer.names[at]);
    else if (event.key === 'Escape') setOffer(undefined);
    else return;
    event.preventDefault();
    event.stopPropagation();
  }

  const Field = multiline ? TextareaField : InputField;
  return (
    <div className="relative">
      <Field
        {...texts}
        ref={field}
        value={value}
        spellCheck={!multiline}
        className={clsx(multiline && 'min-h-80 font-mono text-[.8125rem] leading-relaxed')}
        aria-autocomplete="list"
        aria-controls={offer ? id : undefined}
        aria-activedescendant={offer ? `${id}-${at}` : undefined}
        onKeyDown={onKeyDown}
        onBlur={() => setOffer(undefined)}
        onChange={({ target }) => {
          onChange(target.value);
          offerAt(target.value, target.selectionStart ?? target.value.length);
        }}
      />
      {offer && (
        <div
          id={id}
          role="listbox"
          aria-label={offered}
          className="absolute top-full left-0 z-10 mt-1 max-h-56 w-full max-w-md overflow-y-auto rounded-compact border border-line bg-paper p-1.5"
        >
          {offer.names.map((name, index) => (
            <div
              key={name}
              id={`${id}-${index}`}
              role="option"
              tabIndex={-1}
              aria-selected={index === at}
              className={clsx(
                'flex cursor-pointer justify-between gap-4 rounded-lg px-3 py-1.5',
                index === at && 'bg-wool',
              )}
              // Otherwise the field would lose its focus, and close the list, before the click.
              onPointerDown={(event) => {
                event.preventDefault();
                take(name);
              }}
            >
              <span className="font-mono text-[.8125rem]">{name}</span>
              <span className="truncate text-soft">{String(sample[name] ?? '')}</span>
            </div>
          ))}
        </div>
      )}
    </div>
  );
}
