import type { useDraggable } from '@dnd-kit/core';
import { Button } from '../../../../ui/button.tsx';
import { useMessages } from '../../../use-messages.ts';
import { useJobEditing } from '../use-job-editor.ts';
import type { QuestionCardProps } from './question-card.tsx';

type HandleProps = { title: string; listeners: ReturnType<typeof useDraggable>['listeners'] };

/** Moves a question by mouse and touch. The buttons beside it do the same by keyboard. */
export function Handle({ title, listeners }: HandleProps) {
  const { disabled } = useJobEditing();
  if (disabled) return null;
  return (
    <span
      {...listeners}
      title={title}
      aria-hidden="true"
      className="grid size-8 cursor-grab touch-none place-content-center rounded-md text-soft hover:bg-wool"
    >
      <svg viewBox="0 0 20 20" className="size-4.5" aria-hidden="true">
        <path
          d="M7 4h.01M7 10h.01M7 16h.01M13 4h.01M13 10h.01M13 16h.01"
          stroke="currentColor"
          strokeWidth="2.6"
          strokeLinecap="round"
        />
      </svg>
    </span>
  );
}

type QuestionToolbarProps = Pick<QuestionCardProps, 'onMove' | 'onRemove'> & {
  name: string;
  isFirst: boolean;
  isLast: boolean;
};

export function QuestionToolbar({ name, isFirst, isLast, onMove, onRemove }: QuestionToolbarProps) {
  const { disabled } = useJobEditing();
  const { questions: messages } = useMessages('jobEditor');
  if (disabled) return null;
  return (
    <div className="flex gap-1">
      <Button
        variant="quiet"
        size="compact"
        aria-label={`${messages.up}: ${name}`}
        disabled={isFirst}
        onClick={() => onMove(-1)}
      >
        ↑
      </Button>
      <Button
        variant="quiet"
        size="compact"
        aria-label={`${messages.down}: ${name}`}
        disabled={isLast}
        onClick={() => onMove(1)}
      >
        ↓
      </Button>
      <Button
        variant="quiet"
        size="compact"
        aria-label={`${messages.remove}: ${name}`}
        onClick={onRemove}
      >
        {messages.remove}
      </Button>
    </div>
  );
}
