import { useCallback } from 'react';
import { useMessages } from '../use-messages.ts';

/** Names a mail by its template. A template of an older program, which has no name, is shown by its key. */
export function useMailName(): (template: string) => string {
  const names = useMessages('mailNames');
  return useCallback((template) => names[template] ?? template.replaceAll('_', ' '), [names]);
}
