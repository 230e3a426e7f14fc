import { type ReactNode, useEffect, useRef } from 'react';

type FormMessageProps = { children: ReactNode };

/** The reason why a form could not be submitted. */
export function FormAlert({ children }: FormMessageProps) {
  return (
    <p ref={useScrollIntoView(children)} role="alert" className="font-medium text-lingon">
      {children}
    </p>
  );
}

/** The progress of a form that takes a while. */
export function FormStatus({ children }: FormMessageProps) {
  return (
    <p ref={useScrollIntoView(children)} role="status" className="font-medium">
      {children}
    </p>
  );
}

/** The message is at the end of the form, which a long dialog may hide. */
function useScrollIntoView(shown: ReactNode) {
  const message = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another reason to look.
  useEffect(() => {
    // In braces: newer browsers return a promise, which an effect must not return.
    message.current?.scrollIntoView({ block: 'center' });
  }, [shown]);
  return message;
}
