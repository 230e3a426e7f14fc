import { Fragment } from 'react';

/** Short facts with dots between them, each of which stays on one line where there is room. */
export function DottedLine({ parts }: { parts: string[] }) {
  return parts.map((part, index) => (
    <Fragment key={part}>
      <span className="inline-block">
        {part}
        {index < parts.length - 1 && '\u00a0·'}
      </span>{' '}
    </Fragment>
  ));
}
