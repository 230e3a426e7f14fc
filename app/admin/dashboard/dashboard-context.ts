import { createContext, use } from 'react';
import type { Comparison, Period } from './period/period.ts';

export type Dashboard = {
  period: Period;
  comparison: Comparison;
  /** The period to compare with. */
  compared: Period | undefined;
};

export const DashboardContext = createContext<Dashboard | undefined>(undefined);

export function useDashboard(): Dashboard {
  const dashboard = use(DashboardContext);
  if (!dashboard) throw new Error('useDashboard is used outside of the dashboard');
  return dashboard;
}
