import { useEffect, useRef } from 'react';
import { Button } from '../../../ui/button.tsx';
import { CheckboxField } from '../../../ui/fields/field.tsx';
import { Kbd } from '../../../ui/kbd.tsx';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { usePreference } from '../../kit/preferences/use-preference.ts';
import { useMessages } from '../../use-messages.ts';
import { Keys, paletteKeys } from './keys.tsx';
import { useShortcutRegistry } from './shortcuts-context.ts';

type HelpSheetProps = { onClose: () => void };

/** Lists the shortcuts of the current screen. */
export function HelpSheet({ onClose }: HelpSheetProps) {
  const messages = useMessages('shortcuts');
  const [enabled, setEnabled] = useShortcutsEnabled();
  const shortcuts = useShortcutRegistry().list();
  const groups = [...new Set(shortcuts.map(({ group }) => group))];
  const top = useRef<HTMLDivElement>(null);
  // Prevents the dialog from focusing its first field, which is at its end.
  useEffect(() => {
    top.current?.focus({ preventScroll: true });
    top.current?.closest('dialog')?.scrollTo({ top: 0 });
  }, []);
  return (
    <Dialog
      open
      title={messages.title}
      onClose={onClose}
      actions={
        <Button size="compact" onClick={onClose}>
          {messages.close}
        </Button>
      }
    >
      <div ref={top} tabIndex={-1} className="admin grid gap-5 outline-none">
        {groups.map((group) => (
          <section key={group}>
            <h3 className="pb-1 font-sans text-sm font-semibold tracking-normal text-soft">
              {group}
            </h3>
            <ul className="divide-y divide-line">
              {group === messages.everywhere && (
                <li className="flex items-center justify-between gap-4 py-1.5">
                  {messages.palette}
                  <Kbd>{paletteKeys()}</Kbd>
                </li>
              )}
              {shortcuts
                .filter((shortcut) => shortcut.group === group)
                .map(({ keys, label }) => (
                  <li key={keys} className="flex items-center gap-4 py-1.5">
                    {label}
                    <Keys keys={keys} />
                  </li>
                ))}
            </ul>
          </section>
        ))}
        <CheckboxField
          label={messages.enabled}
          hint={messages.enabledHint}
          checked={enabled}
          onChange={(event) => setEnabled(event.currentTarget.checked)}
        />
      </div>
    </Dialog>
  );
}

/** Single keys interfere with dictation and motor impairments, so they can be turned off. */
export function useShortcutsEnabled(): [boolean, (enabled: boolean) => void] {
  const [value, remember] = usePreference<boolean>('shortcuts');
  return [value ?? true, (enabled) => remember(enabled ? null : false)];
}
