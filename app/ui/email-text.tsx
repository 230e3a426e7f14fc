import { createElement, Fragment } from 'react';

/** An e-mail address that breaks after its @ and its dots before it breaks within a word. */
export function EmailText({ email }: { email: string }) {
  // The list is static, so its items need no keys.
  return createElement(Fragment, null, ...emailParts(email).map(breakAfter));
}

/** The parts of an address between which a line may break. */
export const emailParts = (email: string): string[] => email.split(/(?<=[@.])/);

function breakAfter(part: string) {
  return (
    <>
      {part}
      <wbr />
    </>
  );
}
