import { useId, useRef, useState } from 'react';
import { MenuIcon } from '../../../ui/menu-icon.tsx';
import { useMessages } from '../../use-messages.ts';
import { OwnAccount } from '../account.tsx';
import { Brand } from '../brand.tsx';
import { NotificationBell } from '../notifications/notifications.tsx';
import { PaletteIconButton } from '../palette/palette-trigger.tsx';
import { NavigationLinks } from './navigation-links.tsx';

/** On narrow screens the menu is a popover below this bar. */
export function MobileBar() {
  const shell = useMessages('shell');
  const id = useId();
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState(false);
  const close = () => panel.current?.hidePopover();

  return (
    <header className="sticky top-0 z-10 flex h-14 items-center justify-between border-b border-line bg-page px-2">
      <Brand />
      <div className="ml-auto flex">
        <PaletteIconButton />
        <NotificationBell />
      </div>
      <button
        type="button"
        popoverTarget={id}
        aria-expanded={open}
        aria-label={open ? shell.closeMenu : shell.openMenu}
        className="grid size-11 place-content-center rounded-lg hover:bg-wool"
      >
        <MenuIcon open={open} />
      </button>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label={shell.menu}
        className="admin-menu"
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <div className="grid gap-6">
          <NavigationLinks onChoose={close} />
          <OwnAccount onChoose={close} />
        </div>
      </nav>
    </header>
  );
}
