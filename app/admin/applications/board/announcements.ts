import type { Announcements } from '@dnd-kit/core';
import { fillAny } from '../../../i18n/fill-any.ts';
import type { Card } from '../data/card.ts';
import { nameOf } from '../describe.ts';
import type { AdminApplicationsMessages } from '../messages.en.ts';
import type { DropTarget } from './drop-target.ts';

/** A target with the cards of its column. They include the dragged card if it comes from that column. */
type AnnouncedTarget = DropTarget & { cards: Pick<Card, 'id'>[] };

type Options = {
  messages: AdminApplicationsMessages;
  findCard: (id: string) => Card | undefined;
  /** Names the column with this key; without a key, the column of the card. */
  nameStage: (card: Card, key: string | undefined) => string;
  findTarget: () => AnnouncedTarget | undefined;
  /** The sentence that was announced last: it is not repeated while the card moves within one position. */
  lastSentence: { current: string };
};

/** Creates the sentences that a screen reader says while a card is dragged. */
export function createAnnouncements(options: Options): Announcements {
  const { messages, findCard, nameStage, findTarget, lastSentence } = options;
  const { drag } = messages;

  const describe = (
    sentence: string,
    id: string | number,
    { key, ...values }: { key?: string | undefined; position?: number; count?: number } = {},
  ) => {
    const card = findCard(String(id));
    if (!card) return undefined;
    const name = nameOf(card, messages);
    // All values are filled in together, because a name may itself contain text such as “{stage}”.
    return fillAny(sentence, { name, stage: nameStage(card, key), ...values });
  };

  const describePosition = (id: string | number) => {
    const target = findTarget();
    if (!target) return undefined;
    const { key, index, cards } = target;
    const countOthers = (targetCards: typeof cards) =>
      targetCards.filter((card) => card.id !== id).length;
    const sentence = describe(drag.isOver, id, {
      key,
      position: countOthers(cards.slice(0, index)) + 1,
      count: countOthers(cards) + 1,
    });
    if (!sentence || sentence === lastSentence.current) return undefined;
    lastSentence.current = sentence;
    return sentence;
  };

  return {
    onDragStart: ({ active }) => {
      // A card that is picked up again where it was dropped is announced again.
      lastSentence.current = '';
      return describe(drag.start, active.id);
    },
    onDragOver: ({ active }) => describePosition(active.id),
    onDragMove: ({ active }) => describePosition(active.id),
    onDragEnd: ({ active, over }) =>
      describe(drag.dropped, active.id, { key: over?.data.current?.key as string | undefined }),
    onDragCancel: ({ active }) => describe(drag.cancel, active.id),
  };
}
