import { type FocusEvent, useEffect, useId, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import { runAfterPaint } from '../../../hydration/own-task.ts';
import { useCommonMessages } from '../../../i18n/language-context.tsx';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { MenuIcon } from '../../../ui/menu-icon.tsx';
import { RenderedOnce } from '../../blocks/rendered-once.tsx';
import { SessionControl } from '../visitor/session-control.tsx';
import type { NavigationGroup } from './navigation.ts';

type MobileMenuProps = { groups: NavigationGroup[] };

/**
 * A popover below the header: the browser opens and closes it, so it also works without JavaScript.
 */
export function MobileMenu({ groups }: MobileMenuProps) {
  const id = useId();
  const common = useCommonMessages();
  const whole = useRef<HTMLDivElement>(null);
  const panel = useRef<HTMLElement>(null);
  const [open, setOpen] = useState<boolean>();
  const close = () => panel.current?.hidePopover();
  // Hiding it lays out the whole page, which would delay the progress bar on a slow phone.
  const closeLater = () => runAfterPaint(close);
  const { pathname } = useLocation();

  // The browser may have opened it before hydration.
  useEffect(() => setOpen(panel.current?.matches(':popover-open')), []);

  // Close it also when the back button leads to another page.
  const lastPathname = useRef(pathname);
  useEffect(() => {
    if (lastPathname.current !== pathname) panel.current?.hidePopover();
    lastPathname.current = pathname;
  }, [pathname]);

  // Focus would otherwise be hidden behind the open menu.
  const closeWhenLeft = ({ relatedTarget: next }: FocusEvent) => {
    if (next instanceof Node && !whole.current?.contains(next)) close();
  };

  return (
    <div ref={whole} className="@min-[52rem]:hidden">
      <button
        type="button"
        popoverTarget={id}
        onBlur={closeWhenLeft}
        aria-expanded={open}
        aria-label={open ? common.closeMenu : common.openMenu}
        className="-mr-1.5 grid size-11 place-content-center rounded-full hover:bg-wool"
      >
        <MenuIcon open={open} />
      </button>
      <nav
        ref={panel}
        id={id}
        popover="auto"
        aria-label={common.mainMenu}
        className="mobile-panel"
        onBlur={closeWhenLeft}
        onToggle={(event) => setOpen(event.newState === 'open')}
      >
        <RenderedOnce part="mobile menu">
          {groups.map((group) => (
            <div key={group.id} className="border-b border-line py-4">
              <p className="pb-1 text-[.88rem] font-semibold text-soft">{group.title}</p>
              <ul>
                {group.items.map((item) => (
                  <li key={item.to}>
                    <LocalizedLink
                      to={item.to}
                      onClick={closeLater}
                      className="flex min-h-11 items-center font-head text-[1.3rem] font-semibold tracking-tight"
                    >
                      {item.label}
                    </LocalizedLink>
                  </li>
                ))}
              </ul>
            </div>
          ))}
        </RenderedOnce>
        <div className="py-6">
          <SessionControl onChoose={closeLater} />
        </div>
      </nav>
    </div>
  );
}
