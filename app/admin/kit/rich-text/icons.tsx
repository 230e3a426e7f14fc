import type { ReactNode } from 'react';

// Each icon is one stroke in a 20 by 20 box.

const paths = {
  bold: 'M6 4h5a3 3 0 0 1 0 6H6zM6 10h6a3 3 0 0 1 0 6H6z',
  italic: 'M8 4h7M5 16h7M11.5 4l-3 12',
  bulletList: 'M8 5h9M8 10h9M8 15h9M3.5 5h.01M3.5 10h.01M3.5 15h.01',
  orderedList: 'M9 5h8M9 10h8M9 15h8M3 4l1.2-.6V8M2.8 12.5c1.8-1.4 2.8.3 0 3.5h2.4',
  quote: 'M3 11c0-3 1.5-5 4-6M3 11h4v4H3zM11 11c0-3 1.5-5 4-6M11 11h4v4h-4z',
  code: 'M7 5l-5 5 5 5M13 5l5 5-5 5',
  codeBlock: 'M3 4h14v12H3zM7 8l-2 2 2 2M11 12h4',
  callout: 'M3 4h14v10H9l-4 3v-3H3zM10 7v2.5M10 11.6v.01',
  chart: 'M3 3v14M3 5.5h9v2H3M3 9h13v2H3M3 12.5h6v2H3',
  link: 'M8.5 11.5a3 3 0 0 0 4.2 0l3-3a3 3 0 0 0-4.2-4.2l-1 1M11.5 8.5a3 3 0 0 0-4.2 0l-3 3a3 3 0 0 0 4.2 4.2l1-1',
  picture: 'M3 4h14v12H3zM3 13l4-4 4 4 2.5-2.5L17 13M12.5 7.5h.01',
  undo: 'M7 4L3 8l4 4M3 8h9a4 4 0 0 1 0 8h-2',
  redo: 'M13 4l4 4-4 4M17 8H8a4 4 0 0 0 0 8h2',
};

export type IconName = keyof typeof paths;

export function ToolbarIcon({ name }: { name: IconName }): ReactNode {
  return (
    <svg viewBox="0 0 20 20" className="size-4.5" aria-hidden="true">
      <path
        d={paths[name]}
        fill="none"
        stroke="currentColor"
        strokeWidth="1.7"
        strokeLinecap="round"
        strokeLinejoin="round"
      />
    </svg>
  );
}
