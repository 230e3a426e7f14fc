import { clsx } from 'clsx';
import { useEffect, useRef, useState } from 'react';
import { findTypedName, insertName } from '../../../../domain/mail/mail-template.ts';
import { InputField } from '../../../ui/fields/field.tsx';
import { Listbox, useListbox } from '../../../ui/fields/listbox.tsx';
import { TextareaField } from '../../../ui/fields/textarea-field.tsx';

type VariableFieldProps = {
  label: string;
  hint?: string;
  error?: string;
  lang: string;
  multiline?: boolean;
  value: string;
  onChange: (value: string) => void;
  variables: string[];
  sample: Record<string, string>;
  offered: string;
};

type Offer = { start: number; caret: number; typed: string };

/** A text field in which two braces open the list of variables. */
export function VariableField(props: VariableFieldProps) {
  const { multiline = false, value, onChange, variables, sample, offered, ...labels } = props;
  const field = useRef<HTMLInputElement & HTMLTextAreaElement>(null);
  const caret = useRef<number>(undefined);
  const [offer, setOffer] = useState<Offer>();
  const names = variables.filter((name) => offer && name.includes(offer.typed));
  const { state, fieldProps } = useListbox({
    options: names.map((name) => ({ id: name })),
    isOpen: names.length > 0,
    onChoose: ({ id: name }) => take(name),
    onClose: () => setOffer(undefined),
    choosesWithTab: true,
  });

  // React moves the caret to the end of a value that it sets.
  useEffect(() => {
    if (caret.current === undefined || field.current?.value !== value) return;
    field.current.setSelectionRange(caret.current, caret.current);
    caret.current = undefined;
  }, [value]);

  function offerAt(text: string, position: number) {
    const typedName = findTypedName(text, position);
    setOffer(
      typedName && {
        start: typedName.start,
        caret: position,
        typed: typedName.typed.toLowerCase(),
      },
    );
  }

  function take(name: string) {
    if (!offer) return;
    const inserted = insertName(value, { start: offer.start, caret: offer.caret, name });
    caret.current = inserted.caret;
    setOffer(undefined);
    onChange(inserted.text);
  }

  const Field = multiline ? TextareaField : InputField;
  return (
    <div className="relative">
      <Field
        {...labels}
        ref={field}
        value={value}
        spellCheck={!multiline}
        className={clsx(multiline && 'min-h-80 font-mono text-[.8125rem] leading-relaxed')}
        {...fieldProps}
        onBlur={() => setOffer(undefined)}
        onChange={({ target }) => {
          onChange(target.value);
          offerAt(target.value, target.selectionStart ?? target.value.length);
        }}
      />
      <Listbox
        state={state}
        label={offered}
        className="absolute top-full left-0 z-10 mt-1 max-h-56 w-full max-w-md overflow-y-auto rounded-compact border border-line bg-paper p-1.5"
        optionClassName="flex justify-between gap-4 px-3 py-1.5"
      >
        {({ id: name }) => (
          <>
            <span className="font-mono text-[.8125rem]">{name}</span>
            <span className="truncate text-soft">{sample[name]}</span>
          </>
        )}
      </Listbox>
    </div>
  );
}
