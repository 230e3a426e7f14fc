import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import type { Stage } from '../../../../domain/enums.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { useMessages } from '../../use-messages.ts';
import type { Card } from '../data/card.ts';
import { nameOf } from '../describe.ts';
import type { DropTarget } from './drop-target.ts';

type AnnouncedTarget = DropTarget & { count: number };

/** Announcements for screen readers while a card is dragged, in the language of the screen. */
export function useAnnouncements(
  find: (id: string) => Card | undefined,
  findTarget: () => AnnouncedTarget | undefined,
) {
  const messages = useMessages('applications');
  /** Moving within one position is announced once. */
  const announced = useRef('');

  return useMemo(() => {
    const { drag, stages } = messages;
    const describe = (sentence: string, id: string | number, stage?: Stage) => {
      const card = find(String(id));
      if (!card) return undefined;
      return fillAny(sentence, {
        name: nameOf(card, messages),
        stage: stages[stage ?? card.stage],
      });
    };
    const describePosition = (id: string | number) => {
      const target = findTarget();
      if (!target) return undefined;
      const sentence = fillAny(describe(drag.over, id, target.stage) ?? '', {
        position: target.index + 1,
        count: target.count + 1,
      });
      if (sentence === announced.current) return undefined;
      announced.current = sentence;
      return sentence;
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => describe(drag.start, active.id),
      onDragOver: ({ active }) => describePosition(active.id),
      onDragMove: ({ active }) => describePosition(active.id),
      onDragEnd: ({ active, over }) =>
        describe(drag.end, active.id, over?.data.current?.stage as Stage | undefined),
      onDragCancel: ({ active }) => describe(drag.cancel, active.id),
    };
    const screenReaderInstructions: ScreenReaderInstructions = { draggable: drag.instructions };
    return { announcements, screenReaderInstructions };
  }, [messages, find, findTarget]);
}
