import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useEffect, useId, useState } from 'react';

type Option = {
  id: string;
  /** Heading above the options of this group, which follow each other. */
  group?: string;
};

type ListboxConfig<T> = {
  options: T[];
  isOpen: boolean;
  onChoose: (option: T) => void;
  /** Called on Escape. Without it, the listbox ignores Escape, so that for example a dialog around it closes. */
  onClose?: () => void;
  choosesWithTab?: boolean;
};

type ListboxState<T> = ListboxConfig<T> & {
  id: string;
  active: T | undefined;
  setActive: (option: T) => void;
};

/**
 * A text field with a list of options: arrows move through it, Enter chooses, Escape closes. The
 * focus stays in the field. Returns the props of the field and the state for `Listbox`.
 */
export function useListbox<T extends Option>(config: ListboxConfig<T>) {
  const { options, isOpen, onChoose, onClose, choosesWithTab } = config;
  const id = useId();
  // The active option is stored by id, not by index: options may be inserted above it, and it must stay active.
  const [activeId, setActiveId] = useState<string>();
  const active = isOpen
    ? (options.find((option) => option.id === activeId) ?? options[0])
    : undefined;

  const optionAt = (step: number) => {
    const index = active ? options.indexOf(active) : -1;
    return options[(index + step + options.length) % options.length];
  };
  const onKeyDown = (event: KeyboardEvent) => {
    const { key, shiftKey, ctrlKey, altKey, metaKey } = event;
    // Enter also accepts the suggestion of an input method, and arrows with Shift select text.
    if (!isOpen || event.nativeEvent.isComposing) return;
    if (shiftKey || ctrlKey || altKey || metaKey) return;
    if (active && key === 'ArrowDown') setActiveId(optionAt(1)?.id);
    else if (active && key === 'ArrowUp') setActiveId(optionAt(-1)?.id);
    else if (active && (key === 'Enter' || (key === 'Tab' && choosesWithTab))) onChoose(active);
    else if (onClose && key === 'Escape') {
      // Escape must not close the surrounding dialog too.
      event.stopPropagation();
      onClose();
    } else return;
    event.preventDefault();
  };

  const state: ListboxState<T> = {
    ...config,
    id,
    active,
    setActive: (option) => setActiveId(option.id),
  };
  const fieldProps = {
    'aria-autocomplete': 'list',
    'aria-haspopup': 'listbox',
    'aria-controls': id,
    'aria-activedescendant': active && optionId(id, active),
    onInput: () => setActiveId(undefined),
    onKeyDown,
  } as const;
  return { state, fieldProps };
}

type ListboxProps<T> = {
  state: ListboxState<T>;
  label: string;
  className: string;
  optionClassName: string;
  /** Content of an option. */
  children: (option: T) => ReactNode;
};

export function Listbox<T extends Option>(props: ListboxProps<T>) {
  const { state, label, className, optionClassName, children } = props;
  const { id, options, active, isOpen, setActive, onChoose } = state;
  const activeId = active && optionId(id, active);

  useEffect(() => {
    if (activeId) document.getElementById(activeId)?.scrollIntoView({ block: 'nearest' });
  }, [activeId]);

  const show = (option: T) => (
    <button
      type="button"
      key={option.id}
      id={optionId(id, option)}
      role="option"
      tabIndex={-1}
      aria-selected={option === active}
      className={clsx(
        'w-full cursor-pointer rounded-lg text-left',
        optionClassName,
        option === active && 'bg-wool',
      )}
      // The field must keep the focus: without it the list would close before the click.
      onMouseDown={(event) => event.preventDefault()}
      onMouseMove={() => option !== active && setActive(option)}
      onClick={() => onChoose(option)}
    >
      {children(option)}
    </button>
  );
  const groups = [...new Set(options.map(({ group }) => group))];
  return (
    <div
      id={id}
      role="listbox"
      aria-label={label}
      hidden={!isOpen || options.length === 0}
      className={className}
    >
      {groups.map((group) => {
        const members = options.filter((option) => option.group === group).map(show);
        if (!group) return members;
        return (
          // biome-ignore lint/a11y/useSemanticElements: a fieldset is no child of a listbox.
          <div key={group} role="group" aria-label={group}>
            <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-semibold text-soft">
              {group}
            </p>
            {members}
          </div>
        );
      })}
    </div>
  );
}

function optionId(listId: string, option: Option): string {
  return `${listId}-${option.id}`;
}
