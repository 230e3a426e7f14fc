import { createElement, Fragment } from 'react';

/** Short facts with dots between them, each of which stays on one line where there is room. */
export function DottedLine({ parts }: { parts: string[] }) {
  // As if written out one after the other: two may say the same, so none can be a key.
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
