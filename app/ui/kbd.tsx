import type { ComponentProps } from 'react';

export function Kbd(props: Omit<ComponentProps<'kbd'>, 'className'>) {
  return (
    <kbd
      className="rounded-md whitespace-nowrap border border-line bg-wool px-1.5 py-0.5 font-sans text-xs font-semibold text-soft"
      {...props}
    />
  );
}

/** A shortcut beside a control; hidden on phones and devices that are used with a finger, which seldom have a keyboard. */
export function KeyHint(props: Omit<ComponentProps<'kbd'>, 'className'>) {
  return (
    <span className="contents max-md:hidden pointer-coarse:hidden">
      <Kbd {...props} />
    </span>
  );
}
