import { clsx } from 'clsx';
import type { ReactNode } from 'react';

type Mark = { glyph: ReactNode; lettering?: string };

const line = {
  fill: 'none',
  stroke: 'currentColor',
  strokeWidth: 2.4,
  strokeLinecap: 'round',
} as const;

const marks: Record<string, Mark> = {
  hygglo: {
    glyph: <path d="M4 12a8 8 0 0 0 16 0M8 7v1M16 7v1" {...line} />,
    lettering: 'font-bold',
  },
  ilog: {
    glyph: <path d="M6 10v9M12 5v14M18 13v6" {...line} />,
    lettering: 'font-medium tracking-normal',
  },
  gofido: {
    glyph: (
      <path
        d="M12 20c-6 0-7-4-4-7s5-3 8 0 2 7-4 7zM5 10a2 2 0 1 1 .1 0zM19 10a2 2 0 1 1 .1 0zM9.5 6a2 2 0 1 1 .1 0zM14.5 6a2 2 0 1 1 .1 0z"
        fill="currentColor"
      />
    ),
    lettering: 'font-extrabold',
  },
  nordlys: { glyph: <path d="M3 19c2-12 4 2 6-8s4 4 6-6 4 4 6-2" {...line} /> },
  kvist: {
    glyph: <path d="M6 21C8 14 12 9 19 4M10 14c-3 0-5-2-5-5M13 10c3 1 6 0 7-1" {...line} />,
    lettering: 'italic font-medium',
  },
  fjallmark: {
    glyph: <path d="M2 19l7-13 4 7 3-4 6 10z" {...line} strokeLinejoin="round" />,
    lettering: 'uppercase text-[.86em] tracking-wider',
  },
  tonsatt: {
    glyph: <path d="M9 18V5l10-2v12M9 18a3 3 0 1 1-.1-.5M19 15a3 3 0 1 1-.1-.5" {...line} />,
    lettering: 'font-medium lowercase',
  },
  'birka-labs': {
    glyph: (
      <path
        d="M12 3l8 4.5v9L12 21l-8-4.5v-9zM12 12l8-4.5M12 12v9M12 12L4 7.5"
        {...line}
        strokeLinejoin="round"
      />
    ),
  },
  havre: {
    glyph: (
      <path
        d="M12 22V8M12 8c-3-2-3-5 0-6 3 1 3 4 0 6zM12 14c-4 0-5-2-5-5M12 14c4 0 5-2 5-5M12 19c-4 0-5-2-5-4M12 19c4 0 5-2 5-4"
        {...line}
      />
    ),
    lettering: 'lowercase font-bold',
  },
};

type WordMarkProps = { name: string; logo: string | null; className?: string };

/** A customer's word mark: drawn where we know the key, an uploaded picture, or plain lettering. */
export function WordMark({ name, logo, className }: WordMarkProps) {
  if (logo && /^https?:/.test(logo)) {
    return <img src={logo} alt={name} className={clsx('h-[1.4em] w-auto', className)} />;
  }
  const mark = logo ? marks[toKey(logo)] : undefined;
  return (
    <span className={clsx('inline-flex items-center gap-2 font-head whitespace-nowrap', className)}>
      {mark && (
        <svg viewBox="0 0 24 24" className="size-[1.15em]" aria-hidden="true">
          {mark.glyph}
        </svg>
      )}
      <span className={mark?.lettering ?? 'font-semibold'}>{name}</span>
    </span>
  );
}

/** `kvist`, `/logos/kvist.svg` and `wordmark:kvist` name the same mark. */
function toKey(logo: string): string {
  return logo.replace(/^.*[/:]/, '').replace(/\.\w+$/, '');
}
