import { Alpaca } from '../../art/alpaca.tsx';
import type { StaffAccess } from '../../backend/staff-access.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { EntryScreen, entryPicture } from '../entry/entry-screen.tsx';
import { SecondFactorSetup } from '../entry/second-factor/setup.tsx';
import { useMessages } from '../use-messages.ts';
import { SignOutButton } from './sign-out-button.tsx';

// Screens for accounts that have no access, or not yet.

export function AwaitingApproval({ email, name }: { email: string; name: string }) {
  const { waiting } = useMessages('shell');
  return (
    <EntryScreen
      title={waiting.title}
      intro={fill(waiting.text, { name })}
      picture={<Alpaca pose="asleep" className={entryPicture} />}
    >
      <SignedInAs email={email} />
    </EntryScreen>
  );
}

export function NoAccess({ email, access }: { email: string; access: StaffAccess | null }) {
  const { noAccess, disabled } = useMessages('shell');
  const { title, text } = access ? disabled : noAccess;
  return (
    <EntryScreen
      title={title}
      intro={text}
      picture={<Alpaca pose="confused" className={entryPicture} />}
    >
      {!access && (
        <p>
          {noAccess.client}{' '}
          <LocalizedLink to="/portal" className="underline">
            {noAccess.portal}
          </LocalizedLink>
        </p>
      )}
      <SignedInAs email={email} />
    </EntryScreen>
  );
}

type RequiredSecondFactorProps = { onStart: () => void; onDone: () => void };

export function RequiredSecondFactor(props: RequiredSecondFactorProps) {
  const { required } = useMessages('shell');
  return (
    <EntryScreen title={required.title} intro={required.text}>
      <SecondFactorSetup withCodes {...props} />
      <SignOutButton />
    </EntryScreen>
  );
}

function SignedInAs({ email }: { email: string }) {
  const { waiting } = useMessages('shell');
  return (
    <div className="grid gap-3 border-t border-line pt-5">
      <p className="text-soft">{fill(waiting.signedInAs, { email })}</p>
      <SignOutButton />
    </div>
  );
}
