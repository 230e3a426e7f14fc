import drawings from './drawings.svg?url';

type SignProps = { name: 'handset' | 'tick'; className: string };

/** A small drawing beside text that says the same. */
export function Sign({ name, className }: SignProps) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`${drawings}#${name}`} />
    </svg>
  );
}
