import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { NotificationBell } from '../../shell/notifications/notifications.tsx';
import { PaletteTrigger } from '../../shell/palette/palette-trigger.tsx';
import { useIsWideScreen } from '../../shell/use-is-wide-screen.ts';

type ScreenProps = {
  title: string;
  actions?: ReactNode;
  /** Makes the screen as high as the window. Lists and boards use it, because they scroll by themselves. */
  fill?: boolean;
  children: ReactNode;
};

/** A longer title shares the line with the actions instead of having its own. */
const minLongTitleLength = 32;

/** A screen inside the shell: title, actions and content. */
export function Screen({ title, actions, fill = false, children }: ScreenProps) {
  const wide = useIsWideScreen();
  return (
    <div className={clsx(fill && 'md:flex md:h-[calc(100dvh-var(--bulk-panel,0px))] md:flex-col')}>
      <div className="flex min-h-[3.9rem] flex-none flex-wrap items-center justify-between gap-2.5 border-b border-line px-4 py-3 sm:px-6">
        <h1
          className={clsx(
            'min-w-0 grow text-[1.35rem]',
            title.length > minLongTitleLength && 'basis-60',
          )}
        >
          {title}
        </h1>
        {wide && (
          <div className="flex items-center gap-2.5">
            <PaletteTrigger />
            <NotificationBell />
          </div>
        )}
        {actions}
      </div>
      <div
        className={clsx(
          'px-4 sm:px-6',
          fill ? 'py-4 md:flex md:min-h-0 md:grow md:flex-col' : 'py-5',
        )}
      >
        {children}
      </div>
    </div>
  );
}
