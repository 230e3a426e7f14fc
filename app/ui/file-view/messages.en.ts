import type { MessagesOf } from '../../i18n/messages-of.ts';

export const fileView = {
  pages: 'Page {page} of {count}',
  zoomIn: 'Zoom in',
  zoomOut: 'Zoom out',
  fullPage: 'Full page',
  close: 'Close',
  unreadable: 'This file can’t be shown here. Download it to view it.',
} as const;

export type FileViewMessages = MessagesOf<typeof fileView>;
