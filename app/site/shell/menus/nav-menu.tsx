import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import type { NavigationGroup, NavigationItem } from './navigation.ts';
import { usePopoverMenu } from './use-popover-menu.ts';

export function NavMenu({ id: group, title, items }: NavigationGroup) {
  const id = `menu-${group}`;
  const { close, containerProps, triggerProps, panelProps } = usePopoverMenu();

  return (
    <li {...containerProps}>
      <button
        type="button"
        popoverTarget={id}
        className="group flex min-h-11 items-center gap-2 rounded-full px-3.5 font-medium hover:bg-wool aria-expanded:bg-wool"
        {...triggerProps}
      >
        {title}
        <Chevron />
      </button>
      <div id={id} popover="auto" className="menu-panel" {...panelProps}>
        <ul className="grid gap-0.5">
          {items.map((item) => (
            <MenuItem key={item.to} item={item} onChoose={close} />
          ))}
        </ul>
      </div>
    </li>
  );
}

type MenuItemProps = { item: NavigationItem; onChoose: () => void };

/** The whole row is clickable; only the label is the name of the link. */
function MenuItem({ item, onChoose }: MenuItemProps) {
  const hintId = `menu${item.to.replaceAll('/', '-')}`;
  return (
    <li className="relative rounded-2xl px-4 py-2.5 leading-snug hover:bg-wool has-focus-visible:bg-wool">
      <LocalizedLink
        to={item.to}
        onClick={onChoose}
        aria-describedby={hintId}
        className="font-semibold after:absolute after:inset-0"
      >
        {item.label}
      </LocalizedLink>
      <p id={hintId} className="text-[.88rem] text-soft">
        {item.hint}
      </p>
    </li>
  );
}

function Chevron() {
  return (
    <svg
      viewBox="0 0 12 8"
      className="w-2.75 transition-transform group-aria-expanded:rotate-180"
      aria-hidden="true"
    >
      <path d="M1 1.5l5 5 5-5" fill="none" stroke="currentColor" strokeWidth="1.8" />
    </svg>
  );
}
