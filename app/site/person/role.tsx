import type { ReactNode } from 'react';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import { Card } from '../../ui/card.tsx';
import type { OwnRole } from './data.ts';
import type { PersonMessages } from './messages.en.ts';
import { ActionButton } from './own-form.tsx';
import type { RunAction } from './use-own-page.ts';

type RoleProps = {
  name: 'candidate' | 'freelancer';
  role: OwnRole;
  messages: PersonMessages['roles'];
  runAction: RunAction;
  /** The forms for the stored data of the role. */
  children: ReactNode;
};

export function Role({ name, role, messages, runAction, children }: RoleProps) {
  const language = useLanguage();
  const { consent_expires_at: end } = role;
  return (
    <Card as="section" tone="wool" className="grid gap-5">
      <div>
        <h2 className="text-[1.5rem]">{messages[name]}</h2>
        {end && (
          <p className="pt-2">
            {fill(messages.until, { date: formatDate(new Date(end), language) })}
          </p>
        )}
      </div>
      {children}
      <div className="flex flex-wrap gap-3">
        <ActionButton call={{ action: 'renew' }} runAction={runAction} done={messages.renewed}>
          {messages.renew}
        </ActionButton>
        <ActionButton
          call={{ action: 'leave', role: name }}
          runAction={runAction}
          done={messages.left}
          variant="outline"
        >
          {messages.leave}
        </ActionButton>
      </div>
    </Card>
  );
}
