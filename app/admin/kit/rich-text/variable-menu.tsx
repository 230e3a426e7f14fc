import type { Editor } from '@tiptap/react';
import { Icon } from '../../../ui/icon.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/overlays/dropdown-menu.tsx';
import type { VariableNames } from './variable.ts';

type VariableMenuProps = { editor: Editor; label: string; names: VariableNames };

/** Inserts a variable where the cursor is. */
export function VariableMenu({ editor, label, names }: VariableMenuProps) {
  const insert = (name: string) =>
    editor.chain().focus().insertContent({ type: 'variable', attrs: { name } }).run();
  return (
    <DropdownMenu
      trigger={
        <button
          type="button"
          className="inline-flex h-8 flex-none items-center gap-1 rounded-md px-2 text-sm font-semibold whitespace-nowrap hover:bg-wool data-[state=open]:bg-wool pointer-coarse:h-10"
        >
          {label}
          <Icon name="down" className="size-3" />
        </button>
      }
    >
      {Object.entries(names).map(([name, text]) => (
        <DropdownMenuItem key={name} onSelect={() => insert(name)}>
          {text}
        </DropdownMenuItem>
      ))}
    </DropdownMenu>
  );
}
