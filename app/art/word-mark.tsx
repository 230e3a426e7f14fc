import { clsx } from 'clsx';
import symbols from './symbols.svg?url';

/** The customers with a glyph among the drawings; the style sheet has their lettering. */
const drawn = 'hygglo ilog gofido nordlys kvist fjallmark tonsatt birka-labs havre'.split(' ');

type WordMarkProps = { name: string; logo: string | null; className?: string };

/** A customer's word mark: a drawing for a known key, an uploaded picture, or plain lettering. */
export function WordMark({ name, logo, className }: WordMarkProps) {
  const key = drawn.find((name) => name === logo);
  if (logo?.includes('/')) {
    return <img src={logo} alt={name} className={clsx('h-[1.4em] w-auto max-w-full', className)} />;
  }
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 font-head',
        key ? 'whitespace-nowrap' : 'wrap-anywhere',
        className,
      )}
    >
      {key && (
        <svg className="size-[1.15em]" aria-hidden="true">
          <use href={`${symbols}#${key}`} />
        </svg>
      )}
      <span className="word-mark" data-mark={key}>
        {name}
      </span>
    </span>
  );
}
