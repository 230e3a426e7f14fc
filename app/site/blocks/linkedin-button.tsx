import { clsx } from 'clsx';
import { use, useState } from 'react';
import { signInWithLinkedin } from '../../backend/auth/linkedin.ts';
import { usePublicKeys } from '../../backend/public-keys.tsx';
import { useCommonMessages } from '../../i18n/language-context.tsx';
import { Button } from '../../ui/button.tsx';
import type { ButtonLook } from '../../ui/button-class.ts';
import { useSite } from '../shell/site-context.tsx';
import { VisitorContext } from '../shell/visitor/visitor-context.ts';

/** Signs the visitor in and returns to the same page. Hidden unless LinkedIn is configured. */
export function LinkedinButton({ className, ...look }: ButtonLook & { className?: string }) {
  const { session } = useCommonMessages();
  const { anonKey } = usePublicKeys();
  const visitor = use(VisitorContext);
  const { hasLinkedin } = useSite();
  const [leaving, setLeaving] = useState(false);

  async function leave() {
    setLeaving(true);
    // The back button restores the page from memory, with the button still disabled.
    window.addEventListener('pageshow', () => setLeaving(false), { once: true });
    const { error } = await signInWithLinkedin(anonKey);
    if (error) setLeaving(false);
  }

  if (!hasLinkedin || visitor) return null;
  return (
    <Button
      variant="outline"
      disabled={leaving}
      onClick={() => void leave()}
      className={clsx('needs-js', className)}
      {...look}
    >
      <svg viewBox="0 0 24 24" className="w-5" aria-hidden="true">
        <path
          fill="currentColor"
          d="M4.5 2.5a2.2 2.2 0 1 1 0 4.4 2.2 2.2 0 0 1 0-4.4zM2.6 8.8h3.8v12.7H2.6zm6.4 0h3.6v1.8c.6-1.2 2-2.1 4-2.1 3.6 0 4.9 2.2 4.9 5.8v7.2h-3.8v-6.6c0-1.9-.5-3.2-2.2-3.2-1.8 0-2.7 1.3-2.7 3.3v6.5H9z"
        />
      </svg>
      {session.linkedin}
    </Button>
  );
}
