import { AlpacaLooking } from '../art/alpaca-looking.tsx';
import { useAuth } from '../data/auth-context.ts';
import { getAdminMessages } from '../i18n/admin-messages.server.ts';
import { fill } from '../i18n/format.ts';
import { LocalizedLink } from '../i18n/localized-link.tsx';
import { revalidateOnLanguage } from '../i18n/revalidate-on-language.ts';
import { resolveServerLanguage } from '../i18n/server-language.ts';
import { buttonClass } from '../ui/button-class.ts';
import { Card } from '../ui/card.tsx';
import { EmptyState } from '../ui/empty-state.tsx';
import type { Route } from './+types/dashboard.ts';
import { Screen } from './screen.tsx';
import { useStaff } from './staff-context.ts';

export function loader({ url, request }: Route.LoaderArgs) {
  return { messages: getAdminMessages('dashboard', resolveServerLanguage(url, request.headers)) };
}

export const shouldRevalidate = revalidateOnLanguage;

export default function Dashboard({ loaderData: { messages } }: Route.ComponentProps) {
  const { user } = useAuth();
  const { name, role } = useStaff();
  const hasSecondFactor = user?.factors?.some(({ status }) => status === 'verified');
  const { secondFactor, welcome } = messages;

  return (
    <Screen title={messages.title}>
      <div className="grid max-w-4xl gap-5">
        <div className="grid gap-1">
          <h2 className="text-[1.7rem]">
            {fill(messages.greeting, { name: name.split(' ')[0] ?? name })}
          </h2>
          <p className="text-soft">{messages.rights[role]}</p>
        </div>
        {!hasSecondFactor && (
          <Card
            compact
            as="section"
            className="flex flex-wrap items-center justify-between gap-x-8 gap-y-3"
          >
            <div className="grid gap-1">
              <h3 className="text-lg">{secondFactor.title}</h3>
              <p className="max-w-[60ch] text-soft">{secondFactor.text}</p>
            </div>
            <LocalizedLink
              to="/admin/profile#second-factor"
              className={buttonClass({ size: 'compact' })}
            >
              {secondFactor.action}
            </LocalizedLink>
          </Card>
        )}
        <Card compact>
          <EmptyState
            picture={<AlpacaLooking className="w-44" />}
            title={welcome.title}
            text={welcome.text}
          />
        </Card>
      </div>
    </Screen>
  );
}
