import symbols from './symbols.svg?url';

type DecorativeDrawingProps = { name: 'handset' | 'tick'; className: string };

/** A decorative drawing. It is hidden from screen readers, because the text beside it says the same. */
export function DecorativeDrawing({ name, className }: DecorativeDrawingProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${symbols}#${name}`} />
    </svg>
  );
}
