import { Alpaca } from '../../art/alpaca.tsx';
import { useAuth } from '../../backend/auth/auth-context.ts';
import { useLiveTables } from '../../backend/use-live-tables.ts';
import { fill } from '../../i18n/format.ts';
import { Button } from '../../ui/button.tsx';
import { Container } from '../../ui/container.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Skeleton } from '../../ui/skeleton.tsx';
import { NoticePage } from '../blocks/notice-page.tsx';
import { useSite } from '../shell/site-context.tsx';
import { findPortal } from './data.ts';
import { OpenPortal } from './open-portal.tsx';
import { usePortalMessages } from './portal-context.ts';
import { PortalFrame } from './portal-frame.tsx';
import { ContactPasskeys } from './sign-in/passkeys.tsx';
import { SignIn } from './sign-in/sign-in.tsx';

/** Shows the portal to contacts, and the sign-in to everybody else. */
export function PortalGuard() {
  const { user, loading } = useAuth();
  if (loading) return <Opening />;
  return user ? <SignedIn key={user.id} userId={user.id} email={user.email ?? ''} /> : <SignIn />;
}

const portalKey = (userId: string) => ['portal_changes', 'portal', userId] as const;

type SignedInProps = { userId: string; email: string };

/** Refetches the portal whenever something in it, or the access itself, changes. */
function SignedIn({ userId, email }: SignedInProps) {
  const t = usePortalMessages();
  const { signOut } = useAuth();
  const { data, isLoadingError, isRefetchError, isPaused, refetch } = useLiveTables({
    queryKey: portalKey(userId),
    queryFn: findPortal,
    follow: [{ table: 'portal_changes' }],
  });
  if (data) return <OpenPortal portal={data} isStale={isRefetchError || isPaused} />;
  if (data === undefined && !isLoadingError) return <Opening />;
  const leave = (
    <Button variant="outline" size="medium" onClick={() => void signOut('local')}>
      {t.signOut}
    </Button>
  );
  return (
    <PortalFrame actions={leave}>
      {data === null ? (
        <>
          <NoAccess email={email} onLeave={() => void signOut('local')} />
          {/* Visitors with an account have no other page of their own. */}
          <ContactPasskeys />
        </>
      ) : (
        <NoticePage {...t.failed} picture={<Alpaca pose="confused" className="w-full" />}>
          <Button onClick={() => void refetch()}>{t.failed.retry}</Button>
        </NoticePage>
      )}
    </PortalFrame>
  );
}

function NoAccess({ email, onLeave }: { email: string; onLeave: () => void }) {
  const { noAccess: t } = usePortalMessages();
  const { contactEmail } = useSite();
  return (
    <NoticePage
      title={t.title}
      text={fill(t.text, { email })}
      picture={<Alpaca pose="confused" className="w-full" />}
    >
      <div className="flex flex-wrap gap-3">
        <Button onClick={onLeave}>{t.useAnotherAddress}</Button>
        <LinkButton href={`mailto:${contactEmail}`} variant="outline">
          {t.contactUs}
        </LinkButton>
      </div>
    </NoticePage>
  );
}

function Opening() {
  const t = usePortalMessages();
  return (
    <PortalFrame>
      <Container className="needs-js grid gap-5 pt-9 md:pt-14">
        <p role="status" className="sr-only">
          {t.loading}
        </p>
        <Skeleton className="h-14 max-w-96" />
        <Skeleton className="h-64" />
        <Skeleton className="h-64" />
      </Container>
    </PortalFrame>
  );
}
