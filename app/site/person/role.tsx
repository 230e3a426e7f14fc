import type { OwnRole } from '../../data/person.ts';
import { fill, formatDate } from '../../i18n/format.ts';
import { useLanguage } from '../../i18n/language-context.tsx';
import type { PersonMessages } from '../../i18n/messages/en/person.ts';
import { Button } from '../../ui/button.tsx';
import { Card } from '../../ui/card.tsx';
import type { Act } from './use-own-page.ts';

type RoleProps = {
  name: 'candidate' | 'freelancer';
  role: OwnRole;
  messages: PersonMessages['roles'];
  act: Act;
};

export function Role({ name, role, messages, act }: RoleProps) {
  const language = useLanguage();
  const { consent_expires_at: end } = role;
  return (
    <Card as="section" tone="wool">
      <h2 className="text-[1.5rem]">{messages[name]}</h2>
      {end && (
        <p className="pt-2">
          {fill(messages.until, { date: formatDate(new Date(end), language) })}
        </p>
      )}
      <div className="flex flex-wrap gap-3 pt-5">
        <Button size="medium" onClick={() => act({ action: 'renew' }, messages.renewed)}>
          {messages.renew}
        </Button>
        <Button
          variant="outline"
          size="medium"
          onClick={() => act({ action: 'leave', role: name }, messages.left)}
        >
          {messages.leave}
        </Button>
      </div>
    </Card>
  );
}
