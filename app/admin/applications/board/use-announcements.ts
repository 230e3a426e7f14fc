import type { Announcements, ScreenReaderInstructions } from '@dnd-kit/core';
import { useMemo, useRef } from 'react';
import type { Stage } from '../../../../domain/enums.ts';
import { fill } from '../../../i18n/format.ts';
import type { Card } from '../data/card.ts';
import { nameOf } from '../describe.ts';
import { useTexts } from '../texts-context.ts';
import type { DropPlace } from './drop-place.ts';

type Place = DropPlace & { count: number };

/** What is said aloud while a card is carried, in the language of the screen. */
export function useAnnouncements(
  find: (id: string) => Card | undefined,
  findPlace: () => Place | undefined,
) {
  const texts = useTexts();
  const said = useRef('');

  return useMemo(() => {
    const { drag, stages } = texts;
    const describe = (sentence: string, id: string | number, stage?: Stage) => {
      const card = find(String(id));
      if (!card) return undefined;
      return fill(sentence, { name: nameOf(card, texts), stage: stages[stage ?? card.stage] });
    };
    const describePlace = (id: string | number) => {
      const place = findPlace();
      if (!place) return undefined;
      const sentence = fill(describe(drag.over, id, place.stage) ?? '', {
        place: place.index + 1,
        count: place.count + 1,
      });
      if (sentence === said.current) return undefined;
      said.current = sentence;
      return sentence;
    };
    const announcements: Announcements = {
      onDragStart: ({ active }) => describe(drag.start, active.id),
      onDragOver: ({ active }) => describePlace(active.id),
      onDragMove: ({ active }) => describePlace(active.id),
      onDragEnd: ({ active, over }) =>
        describe(drag.end, active.id, over?.data.current?.stage as Stage | undefined),
      onDragCancel: ({ active }) => describe(drag.cancel, active.id),
    };
    const screenReaderInstructions: ScreenReaderInstructions = { draggable: drag.instructions };
    return { announcements, screenReaderInstructions };
  }, [texts, find, findPlace]);
}
