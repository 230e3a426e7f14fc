import { clsx } from 'clsx';
import { DecorativeDrawing } from '../../art/decorative-drawing.tsx';

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
  return <DecorativeDrawing name="tick" className={onDark ? 'tick tick-warm' : 'tick'} />;
}
