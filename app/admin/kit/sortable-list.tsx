import {
  DndContext,
  type DragEndEvent,
  PointerSensor,
  useDraggable,
  useDroppable,
  useSensor,
  useSensors,
} from '@dnd-kit/core';
import { clsx } from 'clsx';
import { type KeyboardEvent, type ReactNode, useState } from 'react';
import { fill } from '../../i18n/format.ts';
import type { Message } from '../../i18n/messages-of.ts';

// The list announces moves itself, in the language of the screen.
const announceNothing = () => undefined;
const withoutAnnouncements = {
  announcements: {
    onDragStart: announceNothing,
    onDragOver: announceNothing,
    onDragEnd: announceNothing,
    onDragCancel: announceNothing,
  },
  screenReaderInstructions: { draggable: '' },
};

type SortableItem = { id: string; name: string };

type SortableListProps<Item extends SortableItem> = {
  items: Item[];
  label: string;
  messages: {
    /** Label of the handle. */
    move: Message<'name'>;
    moved: Message<'name' | 'position' | 'count'>;
  };
  disabled?: boolean;
  /** Stores an order. The list shows it meanwhile. */
  onOrder: (ids: string[]) => Promise<unknown>;
  children: (item: Item) => ReactNode;
};

/** A list that is ordered by dragging the handles, or with the arrow keys on them. */
export function SortableList<Item extends SortableItem>(props: SortableListProps<Item>) {
  const { items: stored, label, messages, disabled = false, onOrder, children } = props;
  const [said, setSaid] = useState('');
  const [order, setOrder] = useState<string[]>();
  const items = order
    ? stored.toSorted((one, other) => order.indexOf(one.id) - order.indexOf(other.id))
    : stored;
  // A minimum distance, so that a click on the handle does not start a drag.
  const sensors = useSensors(useSensor(PointerSensor, { activationConstraint: { distance: 4 } }));

  function move(id: string, index: number) {
    const item = items.find((candidate) => candidate.id === id);
    if (!item || index < 0 || index >= items.length) return;
    const otherIds = items.map((candidate) => candidate.id).filter((other) => other !== id);
    void save(otherIds.toSpliced(index, 0, id));
    setSaid(fill(messages.moved, { name: item.name, position: index + 1, count: items.length }));
  }

  async function save(ids: string[]) {
    setOrder(ids);
    await onOrder(ids);
    setOrder(undefined);
  }

  function onDragEnd({ active, over }: DragEndEvent) {
    if (!over || over.id === active.id) return;
    move(
      String(active.id),
      items.findIndex(({ id }) => id === over.id),
    );
  }

  return (
    <DndContext sensors={sensors} onDragEnd={onDragEnd} accessibility={withoutAnnouncements}>
      <ol aria-label={label} className="grid gap-2">
        {items.map((item, index) => (
          <Row
            key={item.id}
            id={item.id}
            handle={disabled ? undefined : fill(messages.move, { name: item.name })}
            onMove={(by) => move(item.id, index + by)}
          >
            {children(item)}
          </Row>
        ))}
      </ol>
      <p aria-live="polite" className="sr-only">
        {said}
      </p>
    </DndContext>
  );
}

type RowProps = {
  id: string;
  /** Label of the handle, if the row can be moved. */
  handle: string | undefined;
  onMove: (by: -1 | 1) => void;
  children: ReactNode;
};

function Row({ id, handle, onMove, children }: RowProps) {
  const drag = useDraggable({ id, disabled: handle === undefined });
  const { setNodeRef: setDropRef, isOver } = useDroppable({ id });
  const offset = drag.transform && `0 ${drag.transform.y}px`;
  const onKeyDown = (event: KeyboardEvent) => {
    const by = event.key === 'ArrowUp' ? -1 : event.key === 'ArrowDown' ? 1 : undefined;
    if (!by) return;
    event.preventDefault();
    onMove(by);
  };

  return (
    <li
      ref={(node) => {
        drag.setNodeRef(node);
        setDropRef(node);
      }}
      style={offset ? { translate: offset } : undefined}
      className={clsx(
        'flex items-center gap-2 rounded-compact border bg-paper p-2.5 sm:gap-3 sm:p-3',
        isOver && !drag.isDragging ? 'border-primary' : 'border-line',
        drag.isDragging && 'relative z-10 shadow-lg',
      )}
    >
      {handle && (
        <button
          type="button"
          aria-label={handle}
          title={handle}
          {...drag.listeners}
          onKeyDown={onKeyDown}
          className="grid size-9 flex-none cursor-grab touch-none place-content-center rounded-lg text-soft hover:bg-wool hover:text-ink pointer-coarse:size-11"
        >
          <svg viewBox="0 0 16 16" className="w-4" aria-hidden="true" fill="currentColor">
            <path d="M5 2h2v2H5zM9 2h2v2H9zM5 7h2v2H5zM9 7h2v2H9zM5 12h2v2H5zM9 12h2v2H9z" />
          </svg>
        </button>
      )}
      {children}
    </li>
  );
}
