import { useState } from 'react';
import { type Stage, stages } from '../../../../domain/enums.ts';
import { fill } from '../../../i18n/format.ts';
import { Button } from '../../../ui/button.tsx';
import { DropdownMenu, DropdownMenuItem } from '../../../ui/dropdown-menu.tsx';
import { Icon } from '../../../ui/icon.tsx';
import { KeyHint } from '../../../ui/kbd.tsx';
import { useShortcuts } from '../../shell/shortcuts/shortcuts-context.ts';
import { useMessages } from '../../use-messages.ts';
import type { Application } from '../data/application.ts';
import { useMoves } from '../moves/moves-context.ts';
import { MailDialog } from './mail-dialog.tsx';

const nextStages: Partial<Record<Stage, Stage>> = {
  new: 'screening',
  screening: 'interview',
  interview: 'offer',
  offer: 'hired',
};

export function PanelActions({ application }: { application: Application }) {
  const messages = useMessages('applications');
  const { requestMove } = useMoves();
  const [isWriting, setWriting] = useState(false);
  const { stage } = application;
  const next = nextStages[stage];
  const move = (to: Stage) => requestMove({ card: application, to });
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
      {next && (
        <Button
          size="compact"
          title={`M ${messages.stageKeys[next].toUpperCase()}`}
          onClick={() => move(next)}
        >
          {fill(messages.panel.moveTo, { stage: messages.stages[next] })}
        </Button>
      )}
      <DropdownMenu
        trigger={
          // An icon alone beside the button for the next stage, so that all actions fit on one line.
          <Button variant="paper" size="compact" aria-label={messages.panel.move}>
            {!next && messages.panel.move}
            <Icon name="down" className="size-3" />
          </Button>
        }
      >
        {stages
          .filter((to) => to !== stage)
          .map((to) => (
            <DropdownMenuItem key={to} onSelect={() => move(to)}>
              {messages.stages[to]}
              <KeyHint>{`M ${messages.stageKeys[to].toUpperCase()}`}</KeyHint>
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
      {stage !== 'rejected' && (
        <Button variant="paper" size="compact" onClick={() => move('rejected')}>
          {messages.panel.reject}
        </Button>
      )}
      {isWriting && <MailDialog application={application} onClose={() => setWriting(false)} />}
    </div>
  );
}
