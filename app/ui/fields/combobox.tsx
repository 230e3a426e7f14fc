import { type KeyboardEvent, useEffect, useState } from 'react';
import { Badge } from '../badge.tsx';
import { InputField } from './field.tsx';
import { Listbox, useListbox } from './listbox.tsx';

export type ComboboxOption = {
  id: string;
  label: string;
  detail?: string;
  /** A detail that distinguishes the option from others with the same label. */
  mark?: string;
};

type ComboboxProps = {
  label: string;
  placeholder?: string;
  error?: string;
  /** Accessible name of the list. */
  listLabel: string;
  text: string;
  onText: (text: string) => void;
  options: ComboboxOption[];
  /** True while the options of an earlier query are shown. */
  isStale: boolean;
  /** Says the number of options, or that there are no options. Screen readers announce it. */
  count: string;
  chosen: ComboboxOption | undefined;
  onChoose: (id: string) => void;
  onOpen: () => void;
};

/** A search field that offers options while it is used, and shows the chosen one otherwise. */
export function Combobox(props: ComboboxProps) {
  const { text, onText, options, isStale, count, chosen, onChoose, onOpen } = props;
  const [isOpen, setOpen] = useState(false);
  // Enter may be pressed before the options arrive: it selects the first of them.
  const [isAwaited, setAwaited] = useState(false);
  const close = () => setOpen(false);
  const open = () => {
    setOpen(true);
    onOpen();
  };
  const choose = (option: ComboboxOption) => {
    onChoose(option.id);
    onText('');
    close();
  };
  const { state, fieldProps } = useListbox({ options, isOpen, onChoose: choose, onClose: close });

  useEffect(() => {
    if (!isAwaited || isStale) return;
    setAwaited(false);
    if (state.active) choose(state.active);
  });

  const onKeyDown = (event: KeyboardEvent) => {
    const isEarly = event.key === 'Enter' && isOpen && isStale;
    setAwaited(isEarly);
    if (isEarly) event.preventDefault();
    else if (event.key === 'Tab') close();
    else if (!isOpen && ['ArrowDown', 'ArrowUp'].includes(event.key)) {
      event.preventDefault();
      open();
    } else fieldProps.onKeyDown(event);
  };

  return (
    <div className="grid gap-1">
      <InputField
        role="combobox"
        label={props.label}
        error={props.error}
        placeholder={props.placeholder}
        autoComplete="off"
        spellCheck={false}
        aria-expanded={isOpen && options.length > 0}
        {...fieldProps}
        value={isOpen || !chosen ? text : chosen.label}
        onClick={open}
        onBlur={({ currentTarget: field }) => {
          // Delayed until a click has reached its target: closing moves the content below.
          const leave = () => field !== document.activeElement && close();
          window.addEventListener('click', leave, { once: true });
        }}
        onChange={(event) => {
          onText(event.currentTarget.value);
          open();
        }}
        onKeyDown={onKeyDown}
      />
      <Listbox
        state={state}
        label={props.listLabel}
        className="max-h-64 overflow-y-auto rounded-compact border border-line bg-paper p-1"
        optionClassName="grid grid-cols-[1fr_auto] items-center gap-x-3 px-3 py-2"
      >
        {({ label, mark, detail }) => (
          <>
            <b className="min-w-0 font-semibold break-words">{label}</b>
            {mark && <Badge className="px-2.5 text-xs">{mark}</Badge>}
            {detail && <span className="col-span-2 min-w-0 break-words text-soft">{detail}</span>}
          </>
        )}
      </Listbox>
      <p
        role="status"
        className={isOpen && options.length === 0 && !isStale ? 'px-3 py-2 text-soft' : 'sr-only'}
      >
        {isOpen && !isStale ? count : ''}
      </p>
    </div>
  );
}
