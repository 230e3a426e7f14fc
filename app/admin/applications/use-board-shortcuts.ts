import { stages } from '../../../domain/enums.ts';
import { fill } from '../../i18n/format.ts';
import { useShortcuts } from '../shell/shortcuts/shortcuts-context.ts';
import { findOptionInStage, isInOption, useStages } from '../stage-templates/use-stages.ts';
import { useMessages } from '../use-messages.ts';
import type { Card } from './data/card.ts';
import { useMoves } from './moves/moves-context.ts';

/** Starts like the shortcuts that create a job or an article, so that it does not hide them. */
export const addPersonKeys = 'c p';

type BoardShortcuts = {
  /** The open card, or the focused one. */
  findCurrent: () => Card | undefined;
  onAdd: () => void;
};

/** “m” and the key of a stage moves the open or focused application, and pressed again to its next step. */
export function useBoardShortcuts({ findCurrent, onAdd }: BoardShortcuts): void {
  const messages = useMessages('applications');
  const { requestMove } = useMoves();
  const { listStages: listOf } = useStages();
  const { group } = messages.keys;
  useShortcuts([
    ...stages.map((to) => ({
      keys: `m ${messages.stageKeys[to]}`,
      label: fill(messages.keys.move, { stage: messages.stages[to] }),
      group,
      run: () => {
        const card = findCurrent();
        const option = card && findOptionInStage(to, card, listOf(card.templateId));
        if (!option || isInOption(card, option) || card.withdrawnAt) return;
        requestMove({ card, to, toStep: option.stepId });
      },
    })),
    { keys: addPersonKeys, label: messages.keys.add, group, run: onAdd },
  ]);
}
