import drawings from './drawings.svg?url';

type SignProps = { name: 'handset' | 'tick'; className: string };

/** A decorative drawing. It is hidden from screen readers, because the text beside it says the same. */
export function Sign({ name, className }: SignProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
