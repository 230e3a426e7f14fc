import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import type { AdminDashboardMessages } from './messages.en.ts';

type SecondFactorNoticeProps = { messages: AdminDashboardMessages['secondFactor'] };

export function SecondFactorNotice({ messages }: SecondFactorNoticeProps) {
  return (
    <Card
      compact
      as="section"
      className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
    >
      <div className="grid gap-1">
        <h3 className="text-lg">{messages.title}</h3>
        <p className="max-w-[60ch] text-soft">{messages.text}</p>
      </div>
      <LocalizedLink to="/admin/profile#second-factor" className={buttonClass({ size: 'compact' })}>
        {messages.action}
      </LocalizedLink>
    </Card>
  );
}
