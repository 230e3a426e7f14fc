import { type FormEvent, type ReactNode, useState } from 'react';
import { portalSignIn } from '../../../../domain/clients/portal.ts';
import { Alpaca } from '../../../art/alpaca.tsx';
import { useAuth } from '../../../backend/auth/auth-context.ts';
import {
  cancelledCodes,
  signInWithPasskey,
  supportsPasskeys,
} from '../../../backend/auth/passkeys.ts';
import { codeOf } from '../../../backend/backend-error.ts';
import { fill } from '../../../i18n/format.ts';
import { formatPlural } from '../../../i18n/format-plural.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { InputField } from '../../../ui/fields/field.tsx';
import { NoticePage } from '../../blocks/notice-page.tsx';
import { useSite } from '../../shell/site-context.tsx';
import { askForCode, signInWithCode } from '../data.ts';
import type { PortalMessages } from '../messages.en.ts';
import { usePortalMessages } from '../portal-context.ts';
import { PortalFrame } from '../portal-frame.tsx';

/** The address, and the seconds to wait if no code was sent because of too many requests. */
type SentCode = { email: string; wait: number | undefined };

/** Signs in with a code by mail. The page says the same whether the address has access or not. */
export function SignIn() {
  const { signIn: t } = usePortalMessages();
  const { hasEndedElsewhere, returned } = useAuth();
  const [sentCode, setSentCode] = useState<SentCode>();
  const intro = hasEndedElsewhere ? t.sessionEnded : t.intro;
  return (
    <PortalFrame>
      <NoticePage
        title={t.title}
        text={returned?.error ? t.linkFailed : intro}
        picture={<Alpaca pose="reading" className="w-full" />}
      >
        {sentCode ? (
          <CodeForm {...sentCode} onBack={() => setSentCode(undefined)} />
        ) : (
          <AskForm onSent={setSentCode} />
        )}
      </NoticePage>
    </PortalFrame>
  );
}

function AskForm({ onSent }: { onSent: (sentCode: SentCode) => void }) {
  const { signIn: t } = usePortalMessages();
  const language = useLanguage();
  const { getClient } = useAuth();
  const { pending, error, setError, run } = useSignInAction(t);
  const ask = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const typedValues = { email: readField(event.currentTarget, 'email'), language };
    const parsed = portalSignIn.safeParse(typedValues);
    if (!parsed.success) return setError(t.invalidEmail);
    void run(async () => {
      const { email } = parsed.data;
      onSent({ email, wait: await askForCode(email, language) });
    });
  };
  return (
    <Fields onSubmit={ask}>
      <InputField
        name="email"
        type="email"
        label={t.email}
        autoComplete="email"
        error={error}
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={pending}>
          {pending ? t.asking : t.mailCode}
        </Button>
        {supportsPasskeys() && (
          <Button
            variant="outline"
            disabled={pending}
            onClick={() => void run(async () => signInWithPasskey(await getClient()))}
          >
            {t.passkey}
          </Button>
        )}
      </div>
    </Fields>
  );
}

const maxCodeLength = 10;

function CodeForm({ email, wait, onBack }: SentCode & { onBack: () => void }) {
  const { signIn: t } = usePortalMessages();
  const { contactEmail: contact } = useSite();
  const language = useLanguage();
  const { getClient } = useAuth();
  const { pending, error, run } = useSignInAction(t);
  const describeSent = (sent: string, seconds: number | undefined) =>
    seconds === undefined ? sent : formatPlural(t.wait, seconds, language);
  const [status, setStatus] = useState(describeSent(fill(t.sent, { email }), wait));
  const submit = (event: FormEvent<HTMLFormElement>) => {
    event.preventDefault();
    const code = readField(event.currentTarget, 'code').replace(/\s/g, '');
    void run(async () => signInWithCode(await getClient(), email, code));
  };
  const askAgain = () =>
    void run(async () => {
      setStatus(describeSent(t.sentAgain, await askForCode(email, language)));
    });
  return (
    <Fields onSubmit={submit}>
      <p role="status">{status}</p>
      <InputField
        name="code"
        label={t.code}
        hint={t.codeHint}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={maxCodeLength}
        error={error}
        required
        autoFocus
      />
      <div className="flex flex-wrap gap-3">
        <Button type="submit" disabled={pending}>
          {pending ? t.submitting : t.submit}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={askAgain}>
          {t.sendNewCode}
        </Button>
        <Button variant="quiet" disabled={pending} onClick={onBack}>
          {t.useAnotherAddress}
        </Button>
      </div>
      <p className="text-[.95rem] text-soft">{fill(t.noMail, { contact })}</p>
    </Fields>
  );
}

type FieldsProps = { onSubmit: (event: FormEvent<HTMLFormElement>) => void; children: ReactNode };

const Fields = ({ onSubmit, children }: FieldsProps) => (
  <form noValidate onSubmit={onSubmit} className="needs-js grid max-w-[30rem] gap-4">
    {children}
  </form>
);

const readField = (form: HTMLFormElement, name: string) =>
  String(new FormData(form).get(name) ?? '').trim();

/** Runs one action at a time and describes its error. */
function useSignInAction(t: PortalMessages['signIn']) {
  const [pending, setPending] = useState(false);
  const [error, setError] = useState<string>();
  const run = async (work: () => Promise<void>) => {
    if (pending) return;
    setPending(true);
    setError(undefined);
    await work().catch((failure) => setError(describeSignInError(failure, t)));
    setPending(false);
  };
  return { pending, error, setError, run };
}

function describeSignInError(error: unknown, t: PortalMessages['signIn']): string {
  const code = codeOf(error);
  if (code === 'otp_expired' || code === 'validation_failed') return t.invalidCode;
  if (code.startsWith('webauthn_') || cancelledCodes.includes(code)) return t.noPasskey;
  return code === 'too_many_requests' || code.startsWith('over_') ? t.tooMany : t.failed;
}
