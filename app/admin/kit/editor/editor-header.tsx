import type { ReactNode } from 'react';
import { LocalizedLink } from '../../../i18n/localized-link.tsx';
import { Notifications } from '../../shell/notifications/notifications.tsx';
import { PaletteTrigger } from '../../shell/palette/palette-trigger.tsx';

type EditorHeaderProps = {
  back: { to: string; label: string };
  title: string;
  badge: ReactNode;
  actions: ReactNode;
  /** The save indicator and the dialogs of the actions. */
  children: ReactNode;
};

/** A sticky header with the title, the save state and the actions of the editor. */
export function EditorHeader({ back, title, badge, actions, children }: EditorHeaderProps) {
  return (
    <header className="sticky top-14 z-[5] grid gap-x-4 gap-y-1.5 border-b border-line bg-page px-4 py-3 sm:px-6 md:top-0">
      <div className="flex items-center justify-between gap-4">
        <LocalizedLink
          to={back.to}
          className="inline-flex min-h-6 items-center font-semibold text-soft underline-offset-4 hover:underline"
        >
          ← {back.label}
        </LocalizedLink>
        <div className="flex items-center gap-2.5 max-md:hidden">
          <PaletteTrigger />
          <Notifications />
        </div>
      </div>
      <div className="flex flex-wrap items-center gap-x-5 gap-y-2">
        <div className="flex min-w-0 flex-[1_1_24rem] items-center gap-3">
          <h1 className="line-clamp-2 text-[1.35rem] wrap-anywhere">{title}</h1>
          {badge}
        </div>
        <div className="flex flex-wrap items-center gap-2">{actions}</div>
      </div>
      {children}
    </header>
  );
}
