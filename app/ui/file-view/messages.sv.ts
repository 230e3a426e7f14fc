import type { FileViewMessages } from './messages.en.ts';

export const fileView: FileViewMessages = {
  pages: 'Sida {page} av {count}',
  zoomIn: 'Zooma in',
  zoomOut: 'Zooma ut',
  fullPage: 'Helskärm',
  close: 'Stäng',
  unreadable: 'Filen kan inte visas här. Ladda ner den i stället.',
};
