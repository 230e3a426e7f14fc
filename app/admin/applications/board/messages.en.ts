import type { MessagesOf } from '../../../i18n/messages-of.ts';

export const boardMatches = {
  found: { one: '1 match:', other: '{count} matches:' },
  none: 'No matches.',
  stage: '{stage} ({count})',
  hidden: {
    one: '1 withdrawn application is hidden.',
    other: '{count} withdrawn applications are hidden.',
  },
  showWithdrawn: 'Show withdrawn',
} as const;

export const boardDrag = {
  instructions:
    'Press Space to pick up a card, the arrow keys to move it between stages and positions, Space to drop it, Escape to cancel. Enter opens the application.',
  start: 'Picked up {name} from {stage}.',
  isOver: '{name} is over {stage}, position {position} of {count}.',
  dropped: '{name} dropped in {stage}.',
  cancel: '{name} is back in {stage}.',
  role: 'draggable card',
} as const;

export const boardKeys = {
  group: 'Applications',
  move: 'Move to {stage}',
  next: 'Next application',
  previous: 'Previous application',
  mail: 'Write an email',
  note: 'Add a note',
  rate: 'Rate {score} of 5',
  close: 'Close application',
  add: 'Add a person',
} as const;

export type BoardMatchesMessages = MessagesOf<typeof boardMatches>;
export type BoardDragMessages = MessagesOf<typeof boardDrag>;
export type BoardKeysMessages = MessagesOf<typeof boardKeys>;
