import type { ReactNode } from 'react';
import drawings from './drawings.svg?url';

export type PoseProps = { label?: string; className?: string };

type AlpacaProps = PoseProps & { pose: string; children?: ReactNode };

/**
 * The drawing is a separate file: no script contains it, and all pages share one copy. Without a
 * label it is decoration.
 */
export function Alpaca({ pose, label, className, children }: AlpacaProps) {
  const drawing = (
    <>
      <use href={`${drawings}#${pose}`} />
      {children}
    </>
  );
  if (!label) {
    return (
      <svg viewBox="0 0 480 520" className={className} aria-hidden="true">
        {drawing}
      </svg>
    );
  }
  return (
    <svg viewBox="0 0 480 520" className={className} role="img" aria-label={label}>
      {drawing}
    </svg>
  );
}
