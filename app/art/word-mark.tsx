import { clsx } from 'clsx';
import drawings from './drawings.svg?url';

/** The typography of each name; its glyph is among the drawings. */
const lettering: Record<string, string> = {
  hygglo: 'font-bold',
  ilog: 'font-medium tracking-normal',
  gofido: 'font-extrabold',
  nordlys: 'font-semibold',
  kvist: 'italic font-medium',
  fjallmark: 'uppercase text-[.86em] tracking-wider',
  tonsatt: 'font-medium lowercase',
  'birka-labs': 'font-semibold',
  havre: 'lowercase font-bold',
};

type WordMarkProps = { name: string; logo: string | null; className?: string };

/** A customer's word mark: a drawing for a known key, an uploaded picture, or plain lettering. */
export function WordMark({ name, logo, className }: WordMarkProps) {
  const key = logo ?? '';
  const known = lettering[key];
  if (logo?.includes('/')) {
    return <img src={logo} alt={name} className={clsx('h-[1.4em] w-auto max-w-full', className)} />;
  }
  return (
    <span
      className={clsx(
        'inline-flex items-center gap-2 font-head',
        known ? 'whitespace-nowrap' : 'wrap-anywhere',
        className,
      )}
    >
      {known && (
        <svg className="size-[1.15em]" aria-hidden="true">
          <use href={`${drawings}#${key}`} />
        </svg>
      )}
      <span className={known ?? 'font-semibold'}>{name}</span>
    </span>
  );
}
