import { createElement } from 'react';

/** Short facts with dots between them; each stays on one line where there is room. */
export function DottedLine({ parts }: { parts: string[] }) {
  // Spread as fixed children, which need no keys: two parts may be equal.
  return createElement(
    'span',
    { className: 'dotted-line' },
    ...parts.map((part, index) => (
      <>
        {index > 0 && ' '}
        <span>
          {index > 0 && <span>·&nbsp;</span>}
          {part}
        </span>
      </>
    )),
  );
}
