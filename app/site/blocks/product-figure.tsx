import type { ReactNode } from 'react';

type ProductFigureProps = {
  /** Text alternative for the drawing, whose parts are hidden from screen readers. */
  label: string;
  caption?: string;
  children: ReactNode;
};

/** A piece of the product, drawn with example data. */
export function ProductFigure({ label, caption, children }: ProductFigureProps) {
  return (
    <figure className="grid min-w-0 content-center gap-4">
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
