import { type ReactNode, useEffect, useRef } from 'react';
import { DisclosureMark } from '../blocks/disclosure-mark.tsx';
import { useIsShownAgain } from './form-context.ts';
import { isFilledIn } from './is-filled-in.ts';

type MoreFieldsProps = { title: string; text: string; children: ReactNode };

/**
 * Optional fields of a long form, folded. Open when one of them has a value, as after a reload, and when a rejected form
 * is shown again; a field with an error opens it by `focusFirst`.
 */
export function MoreFields({ title, text, children }: MoreFieldsProps) {
  const isShownAgain = useIsShownAgain();
  const details = useRef<HTMLDetailsElement>(null);
  useEffect(() => {
    const fields = details.current?.querySelectorAll<HTMLInputElement>('input, select, textarea');
    if (details.current && Array.from(fields ?? []).some(isFilledIn)) details.current.open = true;
  }, []);

  return (
    <details ref={details} open={isShownAgain} className="more-fields">
      <summary>
        <span className="min-w-0">
          <span className="block text-[1.1rem] font-semibold">{title}</span>
          <span className="block text-[.95rem] text-soft">{text}</span>
        </span>
        <DisclosureMark />
      </summary>
      <div className="grid gap-5 px-5 pt-2 pb-6">{children}</div>
    </details>
  );
}
