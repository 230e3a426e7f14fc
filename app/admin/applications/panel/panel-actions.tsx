import { useState } from 'react';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeyHint } from '../../../ui/kbd.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/overlays/dropdown-menu.tsx';
import { useShortcuts } from '../../shell/shortcuts/shortcuts-context.ts';
import {
  findNextOption,
  findOptionInStage,
  isInOption,
  type StageOption,
  useStages,
} from '../../stage-templates/use-stages.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import { useMoves } from '../moves/moves-context.ts';
import { MailDialog } from './mail-dialog.tsx';

export function PanelActions({ application }: { application: Application }) {
  const messages = useMessages('applications');
  const { requestMove } = useMoves();
  const [isWriting, setWriting] = useState(false);
  const { stage, templateId } = application;
  const options = useStages().listStages(templateId);
  const nextStep = findNextOption(application, options);
  const rejected = options.find((option) => option.stage === 'rejected');
  const move = (option: StageOption) =>
    requestMove({ card: application, to: option.stage, toStep: option.stepId });
  /**
   * Returns the keys that move the application to this option. The keys of a stage move to its first step, or to the step
   * after the current one, so other steps have none.
   */
  const findShortcut = (option: StageOption) =>
    findOptionInStage(option.stage, application, options) === option
      ? `M ${messages.stageKeys[option.stage].toUpperCase()}`
      : undefined;
  useShortcuts([
    {
      keys: 'e',
      label: messages.keys.mail,
      group: messages.keys.group,
      run: () => setWriting(true),
    },
  ]);

  return (
    <div className="flex flex-wrap gap-1.5 border-t border-line px-5 py-3 max-sm:*:px-2.5">
      {nextStep && (
        <Button size="compact" title={findShortcut(nextStep)} onClick={() => move(nextStep)}>
          {fill(messages.panel.moveTo, { stage: nextStep.name })}
        </Button>
      )}
      <DropdownMenu
        trigger={
          // An icon alone beside the button for the next stage, so that all actions fit on one line.
          <Button variant="paper" size="compact" aria-label={messages.panel.move}>
            {!nextStep && messages.panel.move}
            <Icon name="down" className="size-3" />
          </Button>
        }
      >
        {options
          .filter((option) => !isInOption(application, option))
          .map((option) => (
            <DropdownMenuItem key={option.key} onSelect={() => move(option)}>
              {option.name}
              {findShortcut(option) && <KeyHint>{findShortcut(option)}</KeyHint>}
            </DropdownMenuItem>
          ))}
        <DropdownMenuItem
          onSelect={() => requestMove({ card: application, to: 'new', toJob: true })}
        >
          {messages.panel.otherJob}
        </DropdownMenuItem>
      </DropdownMenu>
      <Button variant="paper" size="compact" title="E" onClick={() => setWriting(true)}>
        {messages.panel.mail}
      </Button>
      {stage !== 'rejected' && rejected && (
        <Button variant="paper" size="compact" onClick={() => move(rejected)}>
          {messages.panel.reject}
        </Button>
      )}
      {isWriting && <MailDialog application={application} onClose={() => setWriting(false)} />}
    </div>
  );
}
