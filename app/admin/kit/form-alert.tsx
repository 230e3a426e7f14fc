import { type ReactNode, useEffect, useRef } from 'react';

type FormMessageProps = { children: ReactNode };

/** Why a form could not be submitted. */
export function FormAlert({ children }: FormMessageProps) {
  return (
    <p ref={useScrollIntoView(children)} role="alert" className="font-medium text-lingon">
      {children}
    </p>
  );
}

/** What a form that takes a while is doing. */
export function FormStatus({ children }: FormMessageProps) {
  return (
    <p ref={useScrollIntoView(children)} role="status" className="font-medium">
      {children}
    </p>
  );
}

/** A long dialog may hide its end, where the message is. */
function useScrollIntoView(shown: ReactNode) {
  const message = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another reason to look.
  useEffect(() => {
    // Newer browsers return a promise, which is no cleanup of an effect.
    message.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  return message;
}
