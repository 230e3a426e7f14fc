import { createContext, use } from 'react';
import { useOutletContext } from 'react-router';
import type { Portal, PortalCompany } from '../../../domain/clients/portal.ts';
import type { PortalMessages } from './messages.en.ts';

export const PortalMessagesContext = createContext<PortalMessages | undefined>(undefined);

export function usePortalMessages(): PortalMessages {
  const messages = use(PortalMessagesContext);
  if (!messages) throw new Error('usePortalMessages is used outside of the portal');
  return messages;
}

type OpenPortal = {
  portal: Portal;
  /** The company whose data the page shows; most contacts have one. */
  company: PortalCompany;
};

export const usePortal = (): OpenPortal => useOutletContext<OpenPortal>();
