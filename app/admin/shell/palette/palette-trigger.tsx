import { Icon } from '../../../ui/icon.tsx';
import { IconButton } from '../../../ui/icon-button.tsx';
import { KeyHint } from '../../../ui/kbd.tsx';
import { useMessages } from '../../use-messages.ts';
import { useShell } from '../shell-context.ts';
import { paletteKeys } from '../shortcuts/keys.tsx';
import { useStaff } from '../staff-context.ts';

/** A button that looks like the search field that it opens. */
export function PaletteTrigger() {
  const { openPalette } = useShell();
  const label = useTriggerLabel();
  return (
    <button type="button" onClick={openPalette} className="palette-trigger">
      <Icon name="search" className="size-4" />
      <span className="truncate">{label}</span>
      <span className="ml-auto">
        <KeyHint>{paletteKeys()}</KeyHint>
      </span>
    </button>
  );
}

export function PaletteIconButton() {
  const { openPalette } = useShell();
  return <IconButton icon="search" label={useTriggerLabel()} onClick={openPalette} />;
}

function useTriggerLabel(): string {
  const palette = useMessages('palette');
  const { role } = useStaff();
  return role === 'editor' ? palette.triggerEditor : palette.trigger;
}
