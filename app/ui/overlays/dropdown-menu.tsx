import { DropdownMenu as Radix } from 'radix-ui';
import { createContext, type ReactNode, use, useRef } from 'react';

type Action = () => void;

const ChooseContext = createContext<(action: Action) => void>((action) => action());

type DropdownMenuProps = { trigger: ReactNode; children: ReactNode };

/** Runs the choice after focus is back at the trigger, so that a dialog restores it there. */
export function DropdownMenu({ trigger, children }: DropdownMenuProps) {
  const button = useRef<HTMLButtonElement>(null);
  const chosenAction = useRef<Action>(undefined);

  function onCloseAutoFocus(event: Event) {
    const action = chosenAction.current;
    if (!action) return;
    chosenAction.current = undefined;
    event.preventDefault();
    button.current?.focus();
    action();
  }

  return (
    <Radix.Root>
      <Radix.Trigger ref={button} asChild>
        {trigger}
      </Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          collisionPadding={12}
          onCloseAutoFocus={onCloseAutoFocus}
          className="z-50 min-w-48 rounded-compact border border-line bg-paper p-1.5 text-sm text-ink"
        >
          <ChooseContext
            value={(action) => {
              chosenAction.current = action;
            }}
          >
            {children}
          </ChooseContext>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type DropdownMenuItemProps = { onSelect: Action; children: ReactNode; disabled?: boolean };

export function DropdownMenuItem({ onSelect, ...props }: DropdownMenuItemProps) {
  const choose = use(ChooseContext);
  return (
    <Radix.Item
      className="flex cursor-default items-center justify-between gap-6 rounded-lg px-3 py-2 outline-none data-disabled:opacity-50 data-highlighted:bg-wool"
      onSelect={() => choose(onSelect)}
      {...props}
    />
  );
}
