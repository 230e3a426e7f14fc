import { type ReactNode, useEffect, useRef } from 'react';

/** The reason why a form could not be submitted. It is at the end of the form, which a long dialog may hide. */
export function FormAlert({ children }: { children: ReactNode }) {
  const message = useRef<HTMLParagraphElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another text is another reason to look.
  useEffect(() => {
    // The braces drop the result: newer browsers return a promise, which an effect must not return.
    message.current?.scrollIntoView({ block: 'center' });
  }, [children]);
  return (
    <p ref={message} role="alert" className="font-medium text-lingon">
      {children}
    </p>
  );
}
