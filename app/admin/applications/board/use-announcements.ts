import type { ScreenReaderInstructions } from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import { useMessages } from '../../use-messages.ts';
import type { Card } from '../data/card.ts';
import { type AnnouncedTarget, createAnnouncements } from './announcements.ts';

/** Announcements for screen readers while a card is dragged, in the language of the screen. */
export function useAnnouncements(
  find: (id: string) => Card | undefined,
  findTarget: () => AnnouncedTarget | undefined,
) {
  const messages = useMessages('applications');
  const announced = useRef('');

  return useMemo(() => {
    const announcements = createAnnouncements({ messages, find, findTarget, announced });
    const screenReaderInstructions: ScreenReaderInstructions = {
      draggable: messages.drag.instructions,
    };
    return { announcements, screenReaderInstructions };
  }, [messages, find, findTarget]);
}
