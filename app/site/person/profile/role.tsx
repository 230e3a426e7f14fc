import type { ReactNode } from 'react';
import type { OwnRole } from '../../../../domain/own-page.ts';
import type { OwnRoleName } from '../../../../domain/people/person.ts';
import { dayMs } from '../../../../domain/units.ts';
import { fillAny } from '../../../i18n/fill-any.ts';
import { fill, formatDate } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Card } from '../../../ui/card.tsx';
import { FormDisclosure } from '../form-disclosure.tsx';
import type { PersonMessages } from '../messages.en.ts';
import { ActionButton } from '../own-form.tsx';
import type { RunAction } from '../use-own-page.ts';

type RoleMessages = PersonMessages['roles'];

type RoleProps = {
  name: OwnRoleName;
  role: OwnRole;
  messages: RoleMessages;
  runAction: RunAction;
  /** The person awaits erasure. They can still ask to stay, but the role shows no dates. */
  isErasing: boolean;
  /** The forms for the stored data of the role. */
  children: ReactNode;
};

/** Membership of the candidate bank or the freelance network. Not shown to people who have left. */
export function Role({ name, role, messages, runAction, isErasing, children }: RoleProps) {
  const language = useLanguage();
  const { state, consent_expires_at: end } = role;
  const states: Record<string, { title: string; text: string }> = messages[name];
  const shownState = states[state];
  if (!shownState) return null;
  const date = end ? formatDate(new Date(end), language) : '';
  const isDeclined = state === 'declined';
  const isPaused = state === 'paused';
  const isOpen = state === 'active' || state === 'approved';
  const toggle = isPaused ? messages.resume : messages.pause;
  const leave = messages.leave[isDeclined ? 'declined' : name];

  return (
    <Card as="section" tone="wool" className="grid gap-5">
      <div>
        <h2 className="text-[1.5rem]">{shownState.title}</h2>
        {!isErasing && shownState.text && (
          <p className="pt-2">{fillAny(shownState.text, { date })}</p>
        )}
        {!isErasing && end && !isDeclined && (
          <p className="pt-2">{fill(messages.keptUntil, { date })}</p>
        )}
      </div>
      {children}
      {!isDeclined && (
        <ActionButton
          call={{ action: 'renew' }}
          runAction={runAction}
          done={messages.renewed}
          variant={isEnding(end) ? 'solid' : 'outline'}
        >
          {messages.renew}
        </ActionButton>
      )}
      {(isPaused || isOpen) && (
        <div>
          {isOpen && <p className="measure-52 pb-3">{messages.pause[name]}</p>}
          {/* One button for both directions, so that it keeps the focus. */}
          <ActionButton
            key="pause"
            call={{ action: isPaused ? 'resume' : 'pause', role: name }}
            runAction={runAction}
            done={toggle.done}
            variant={isPaused ? 'solid' : 'outline'}
          >
            {toggle.action}
          </ActionButton>
        </div>
      )}
      <FormDisclosure title={leave.title} quiet>
        <p className="measure-52 pb-3">{leave.text}</p>
        <ActionButton
          call={{ action: 'leave', role: name }}
          runAction={runAction}
          done={leave.done}
          variant="danger"
        >
          {leave.confirm}
        </ActionButton>
      </FormDisclosure>
    </Card>
  );
}

/** For this long before the end of a consent, mails ask the person whether to stay. */
const askedMs = 30 * dayMs;

const isEnding = (end: string | null) => end !== null && Date.parse(end) - Date.now() < askedMs;
