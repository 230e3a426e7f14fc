import type { ReactNode } from 'react';

type ScreenProps = { title: string; actions?: ReactNode; children: ReactNode };

/** A screen inside the shell: its name, what can be done with the whole of it, its content. */
export function Screen({ title, actions, children }: ScreenProps) {
  return (
    <>
      <div className="flex min-h-[3.9rem] flex-wrap items-center justify-between gap-2.5 border-b border-line px-4 py-3 sm:px-6">
        <h1 className="text-[1.35rem]">{title}</h1>
        {actions}
      </div>
      <div className="px-4 py-5 sm:px-6">{children}</div>
    </>
  );
}
