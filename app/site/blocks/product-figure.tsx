import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type ProductFigureProps = {
  /** Text alternative for the drawing, whose parts are hidden from screen readers. */
  label: string;
  caption?: string;
  className?: string;
  children: ReactNode;
};

/** A piece of the product, drawn with example data. */
export function ProductFigure({ label, caption, className, children }: ProductFigureProps) {
  return (
    <figure className={clsx('grid min-w-0 content-center gap-4', className)}>
      <div
        role="img"
        aria-label={label}
        className="product-figure rounded-[20px] border border-line bg-paper p-5 text-[.95rem] leading-snug sm:p-6"
      >
        {children}
      </div>
      {caption && (
        <figcaption className="text-center text-[.92rem] text-soft">{caption}</figcaption>
      )}
    </figure>
  );
}
