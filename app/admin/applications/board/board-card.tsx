import { useDraggable } from '@dnd-kit/core';
import { clsx } from 'clsx';
import { memo, useRef } from 'react';
import { useMessages } from '../../use-messages.ts';
import type { Card } from '../data/card.ts';
import { CardFace } from './card-face.tsx';

type BoardCardProps = {
  card: Card;
  isOpen: boolean;
  showJob: boolean;
  onOpen: (id: string) => void;
};

/** Enter or a click opens the card; space or a drag picks it up. */
export const BoardCard = memo(function BoardCard({
  card,
  isOpen,
  showJob,
  onOpen,
}: BoardCardProps) {
  const { drag } = useMessages('applications');
  const bySpace = useRef(false);
  const { attributes, listeners, setNodeRef, isDragging } = useDraggable({
    id: card.id,
    data: { card },
    disabled: card.withdrawnAt !== null,
    attributes: { roleDescription: drag.role },
  });

  return (
    <button
      type="button"
      ref={setNodeRef}
      {...listeners}
      aria-describedby={attributes['aria-describedby']}
      aria-roledescription={attributes['aria-roledescription']}
      aria-current={isOpen || undefined}
      data-card={card.id}
      onKeyDown={(event) => {
        bySpace.current = event.code === 'Space';
        listeners?.onKeyDown?.(event);
      }}
      // Some browsers click a button on keyup of space, even after the drag has started.
      onClick={() => {
        if (!bySpace.current) onOpen(card.id);
        bySpace.current = false;
      }}
      className={clsx(
        'block w-full cursor-pointer touch-manipulation rounded-compact select-none',
        isDragging && 'opacity-40',
      )}
    >
      <CardFace card={card} isOpen={isOpen} showJob={showJob} />
    </button>
  );
});
