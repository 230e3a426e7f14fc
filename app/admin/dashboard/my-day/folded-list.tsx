import { clsx } from 'clsx';
import type { ReactNode } from 'react';
import { fill } from '../../../i18n/format.ts';
import { useMessages } from '../../use-messages.ts';

const maxShown = 5;

type FoldedListProps<Item> = {
  items: Item[];
  /** Renders an item as `<li>`. */
  render: (item: Item) => ReactNode;
  className?: string;
};

/** The first items, with the others folded: a long part would push the other parts off the screen. */
export function FoldedList<Item>({ items, render, className }: FoldedListProps<Item>) {
  const { myDay: t } = useMessages('dashboard');
  const listClass = clsx('grid divide-y divide-line', className);
  const foldedItems = items.slice(maxShown);
  if (items.length === 0) return null;
  return (
    <>
      <ul className={listClass}>{items.slice(0, maxShown).map(render)}</ul>
      {foldedItems.length > 0 && (
        <details>
          <summary className="min-h-9 cursor-pointer content-center font-semibold text-soft">
            {fill(t.more, { count: foldedItems.length })}
          </summary>
          <ul className={listClass}>{foldedItems.map(render)}</ul>
        </details>
      )}
    </>
  );
}
