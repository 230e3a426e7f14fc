import type { ReactNode } from 'react';
import { toast } from 'sonner';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu } from '../../../ui/overlays/dropdown-menu.tsx';
import { NotificationBell } from '../../shell/notifications/notifications.tsx';
import { PaletteTrigger } from '../../shell/palette/palette-trigger.tsx';
import { SaveIndicator } from '../autosave/save-indicator.tsx';
import { useEditing } from './use-editor.ts';

type EditorHeaderProps = {
  title: string;
  badge: ReactNode;
  actions: ReactNode;
  /** Describes what happens to changes that are not saved, if they are saved by hand. */
  unsaved?: string;
  /** The dialogs of the actions. */
  children: ReactNode;
};

/** A sticky header with the title, the save state and the actions of the editor. */
export function EditorHeader({ title, badge, actions, unsaved, children }: EditorHeaderProps) {
  const { list, messages, disabled, autosave, snapshot, savesAutomatically, invalid } =
    useEditing();
  return (
    <header className="sticky top-14 z-[5] grid gap-x-4 gap-y-1.5 border-b border-line bg-page px-4 py-3 sm:px-6 md:top-0">
      <div className="flex items-center justify-between gap-4">
        <LocalizedLink
          to={list}
          className="inline-flex min-h-6 items-center font-semibold text-soft underline-offset-4 hover:underline"
        >
          ← {messages.back}
        </LocalizedLink>
        <div className="flex items-center gap-2.5 max-md:hidden">
          <PaletteTrigger />
          <NotificationBell />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="flex min-w-0 flex-[1_1_24rem] items-center gap-3">
          <h1 className="line-clamp-2 text-[1.35rem] wrap-anywhere">{title}</h1>
          {badge}
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
      {!disabled && (
        <SaveIndicator
          snapshot={snapshot}
          errorCount={invalid.length}
          savesAutomatically={savesAutomatically}
          local={unsaved}
          onRetry={() => void autosave.save()}
        />
      )}
      {children}
    </header>
  );
}

type SaveButtonProps = { label: string; done: string; disabled?: boolean };

/** Saves a row that is not saved automatically. */
export function SaveButton({ label, done, disabled = false }: SaveButtonProps) {
  const { autosave, snapshot, conflictChoice } = useEditing();
  async function save() {
    if (await autosave.save()) toast.success(done);
    // Conflicts that wait for a choice prevent the save.
    else conflictChoice.open();
  }
  return (
    <Button
      size="compact"
      disabled={disabled || snapshot.state === 'saved' || snapshot.state === 'saving'}
      onClick={() => void save()}
    >
      {label}
    </Button>
  );
}

type MoreMenuProps = { label: string; disabled: boolean; children: ReactNode };

export function MoreMenu({ label, disabled, children }: MoreMenuProps) {
  return (
    <DropdownMenu
      trigger={
        <Button variant="paper" size="compact" disabled={disabled}>
          {label}
          <span aria-hidden="true">▾</span>
        </Button>
      }
    >
      {children}
    </DropdownMenu>
  );
}
