import { createElement, Fragment } from 'react';

/** Short facts with dots between them; each stays on one line where there is room. */
export function DottedLine({ parts }: { parts: string[] }) {
  // Spread as fixed children, which need no keys: two parts may be equal.
  return createElement(
    Fragment,
    null,
    ...parts.map((part, index) => (
      <>
        <span className="inline-block">
          {part}
          {index < parts.length - 1 && '\u00a0·'}
        </span>{' '}
      </>
    )),
  );
}
