import { clsx } from 'clsx';

type CheckListProps = { items: readonly string[]; onDark?: boolean; className?: string };

export function CheckList({ items, onDark = false, className }: CheckListProps) {
  return (
    <ul className={clsx('grid gap-3', className)}>
      {items.map((item) => (
        <li key={item} className="flex gap-3">
          <CheckMark onDark={onDark} />
          <span>{item}</span>
        </li>
      ))}
    </ul>
  );
}

export function CheckMark({ onDark }: { onDark: boolean }) {
  return (
    <svg viewBox="0 0 22 22" className="mt-1 w-5.5 flex-none self-start" aria-hidden="true">
      <circle cx="11" cy="11" r="11" className={onDark ? 'fill-apricot' : 'fill-mint'} />
      <path
        d="M6.5 11.5l3 3 6-6.5"
        fill="none"
        className={onDark ? 'stroke-on-apricot' : 'stroke-on-mint'}
        strokeWidth="2"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
