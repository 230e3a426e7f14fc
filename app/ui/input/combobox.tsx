import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { Badge } from '../badge.tsx';
import { InputField } from '../field.tsx';

export type ComboboxOption = {
  id: string;
  label: string;
  detail?: string;
  /** A detail that distinguishes it from others. */
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
  /** True while the options are those of an earlier query. */
  isStale: boolean;
  /** Announced: the number of options, or that there are none. */
  count: string;
  chosen: ComboboxOption | undefined;
  onChoose: (id: string) => void;
  onOpen: () => void;
};

/** A search field with options: arrows move, Enter selects, Escape closes. */
export function Combobox(props: ComboboxProps) {
  const { text, onText, options, isStale, count, chosen, onChoose, onOpen } = props;
  const listId = useId();
  const list = useRef<HTMLDivElement>(null);
  const [isOpen, setOpen] = useState(false);
  const [position, setPosition] = useState(0);
  // Enter may be pressed before the options arrive: it selects the first of them.
  const [isAwaited, setAwaited] = useState(false);
  const active = options[Math.min(position, options.length - 1)];

  const open = () => {
    setOpen(true);
    onOpen();
  };
  const take = (option: ComboboxOption | undefined) => {
    if (!option) return;
    onChoose(option.id);
    onText('');
    setPosition(0);
    setOpen(false);
  };

  useEffect(() => {
    if (!isAwaited || isStale) return;
    setAwaited(false);
    take(active);
  });
  useEffect(() => {
    if (isOpen) list.current?.children[position]?.scrollIntoView({ block: 'nearest' });
  }, [isOpen, position]);

  const onKeyDown = (event: KeyboardEvent) => {
    const move = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    setAwaited(false);
    if (move) {
      event.preventDefault();
      if (isOpen) setPosition((position + move + options.length) % Math.max(options.length, 1));
      else open();
    } else if (event.key === 'Enter' && isOpen && (active || isStale)) {
      event.preventDefault();
      if (isStale) setAwaited(true);
      else take(active);
    } else if (event.key === 'Tab') {
      setOpen(false);
    } else if (event.key === 'Escape' && isOpen) {
      // Escape must not close the surrounding dialog.
      event.preventDefault();
      event.stopPropagation();
      setOpen(false);
    }
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
        aria-autocomplete="list"
        aria-expanded={isOpen && options.length > 0}
        aria-controls={listId}
        aria-activedescendant={isOpen && active ? `${listId}-${active.id}` : undefined}
        value={isOpen || !chosen ? text : chosen.label}
        onClick={open}
        onBlur={({ currentTarget: field }) => {
          // Delayed until a click has reached its target: closing moves the content below.
          const close = () => field !== document.activeElement && setOpen(false);
          window.addEventListener('click', close, { once: true });
        }}
        onChange={(event) => {
          onText(event.currentTarget.value);
          setPosition(0);
          open();
        }}
        onKeyDown={onKeyDown}
      />
      <div
        ref={list}
        id={listId}
        role="listbox"
        aria-label={props.listLabel}
        hidden={!isOpen || options.length === 0}
        className="max-h-64 overflow-y-auto rounded-compact border border-line bg-paper p-1"
      >
        {options.map((option, index) => (
          <div
            key={option.id}
            id={`${listId}-${option.id}`}
            role="option"
            tabIndex={-1}
            aria-selected={option === active}
            className={`grid cursor-pointer grid-cols-[1fr_auto] items-center gap-x-3 rounded-lg px-3 py-2 ${option === active ? 'bg-wool' : ''}`}
            // On mousedown: the field then keeps the focus and the list stays open.
            onMouseDown={(event) => {
              event.preventDefault();
              take(option);
            }}
            onMouseMove={() => setPosition(index)}
          >
            <b className="min-w-0 font-semibold break-words">{option.label}</b>
            {option.mark && <Badge className="px-2.5 text-xs">{option.mark}</Badge>}
            {option.detail && (
              <span className="col-span-2 min-w-0 break-words text-soft">{option.detail}</span>
            )}
          </div>
        ))}
      </div>
      <p
        role="status"
        className={isOpen && options.length === 0 && !isStale ? 'px-3 py-2 text-soft' : 'sr-only'}
      >
        {isOpen && !isStale ? count : ''}
      </p>
    </div>
  );
}
