import { clsx } from 'clsx';

const paths = {
  search: 'M11 4a7 7 0 1 1 0 14 7 7 0 0 1 0-14zM16.2 16.2 20.5 20.5',
  down: 'm6 9.5 6 6 6-6',
  up: 'm6 14.5 6-6 6 6',
  close: 'M6 6l12 12M18 6 6 18',
  columns: 'M4 5h16v14H4zM9.5 5v14M14.5 5v14',
  download: 'M12 4v11m-5-4.5 5 5 5-5M5 20h14',
  first: 'M18 6l-6 6 6 6M7 6v12',
  previous: 'm15 6-6 6 6 6',
  next: 'm9 6 6 6-6 6',
  last: 'm6 6 6 6-6 6M17 6v12',
  more: 'M5 12h.01M12 12h.01M19 12h.01',
  bell: 'M6 17V11a6 6 0 0 1 12 0v6l1.5 2h-15zM10 21.5h4',
  plus: 'M12 5v14M5 12h14',
  check: 'm5 12.5 4.5 4.5L19 7.5',
  menu: 'M3 8h18M3 16h18',
  help: 'M12 3a9 9 0 1 1 0 18 9 9 0 0 1 0-18zM9.6 9.5a2.5 2.5 0 1 1 3.6 2.2c-.8.4-1.2.9-1.2 1.8M12 16.6h.01',
};

export type IconName = keyof typeof paths;

type IconProps = { name: IconName; className?: string };

/** Drawn in the colour of the text; always accompanied by a label. */
export function Icon({ name, className }: IconProps) {
  return (
    <svg
      viewBox="0 0 24 24"
      aria-hidden="true"
      className={clsx('flex-none', className ?? 'size-4')}
      fill="none"
      stroke="currentColor"
      strokeWidth={name === 'more' ? 3 : 2}
      strokeLinecap="round"
      strokeLinejoin="round"
    >
      <path d={paths[name]} />
    </svg>
  );
}
