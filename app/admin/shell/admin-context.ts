import { createContext, use } from 'react';
import type { AdminMessages } from '../messages.server.ts';

export type Admin = {
  siteName: string;
  supportEmail: string;
  shell: AdminMessages['shell'];
  secondFactor: AdminMessages['secondFactor'];
};

export const AdminContext = createContext<Admin | undefined>(undefined);

export function useAdmin(): Admin {
  const admin = use(AdminContext);
  if (!admin) throw new Error('useAdmin is used outside of AdminContext');
  return admin;
}
