import { DropdownMenu as Radix } from 'radix-ui';
import type { ReactNode } from 'react';

type DropdownMenuProps = { trigger: ReactNode; children: ReactNode };

export function DropdownMenu({ trigger, children }: DropdownMenuProps) {
  return (
    <Radix.Root>
      <Radix.Trigger asChild>{trigger}</Radix.Trigger>
      <Radix.Portal>
        <Radix.Content
          align="start"
          sideOffset={6}
          className="z-50 min-w-48 rounded-compact border border-line bg-paper p-1.5 text-sm text-ink"
        >
          {children}
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

type DropdownMenuItemProps = { onSelect: () => void; children: ReactNode; disabled?: boolean };

export function DropdownMenuItem(props: DropdownMenuItemProps) {
  return (
    <Radix.Item
      className="flex cursor-default items-center justify-between gap-6 rounded-lg px-3 py-2 outline-none data-disabled:opacity-50 data-highlighted:bg-wool"
      {...props}
    />
  );
}
