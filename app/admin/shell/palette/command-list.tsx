import { clsx } from 'clsx';
import { Fragment, useEffect, useRef } from 'react';
import { Keys } from '../shortcuts/keys.tsx';
import type { Command } from './command.ts';

type CommandListProps = {
  id: string;
  label: string;
  commands: Command[];
  active: number;
  onHover: (position: number) => void;
  onChoose: (command: Command) => void;
};

export function CommandList({ id, label, commands, active, onHover, onChoose }: CommandListProps) {
  const list = useRef<HTMLDivElement>(null);
  useEffect(() => {
    list.current
      ?.querySelector(`[data-position="${active}"]`)
      ?.scrollIntoView({ block: 'nearest' });
  }, [active]);

  const groups = [...new Set(commands.map(({ group }) => group))];
  return (
    <div ref={list} id={id} role="listbox" aria-label={label} className="palette-list">
      {groups.map((group) => (
        <Fragment key={group}>
          <p aria-hidden="true" className="px-3 pt-2.5 pb-1 text-xs font-semibold text-soft">
            {group}
          </p>
          {commands.map((command, position) =>
            command.group === group ? (
              <div
                key={command.key}
                id={`${id}-${position}`}
                data-position={position}
                role="option"
                aria-selected={position === active}
                tabIndex={-1}
                onPointerMove={() => position !== active && onHover(position)}
                onClick={() => onChoose(command)}
                onKeyDown={() => undefined}
                className={clsx('palette-option', position === active && 'bg-wool')}
              >
                <span className="truncate font-medium">{command.label}</span>
                {command.detail && <span className="truncate text-soft">{command.detail}</span>}
                {command.keys && <Keys keys={command.keys} />}
              </div>
            ) : null,
          )}
        </Fragment>
      ))}
    </div>
  );
}
