import type { LocalizedText } from '../localized-text.ts';
import { addDays } from '../time/calendar-day.ts';
import { findNextStep, type NextStep, type PortalStage } from './portal.ts';

/** One search in the weekly report of a client. */
export type ReportedSearch = {
  id: string;
  title: LocalizedText;
  state: 'open' | 'closed';
  /** The people in each stage at the end, without the stages in which there is nobody. */
  stages: Partial<Record<PortalStage, number>>;
  /** Events of the week: new applications, people presented, people invited to interviews. */
  applied: number;
  presented: number;
  interviews: number;
  /** People on shortlists about whom the client has not decided. */
  awaiting: number;
};

export type Report = {
  /** The Monday of the week, `2026-11-09`. */
  week: string;
  searches: ReportedSearch[];
};

/** The page of reports in the portal. */
export type PortalReports = {
  /** True if the contact gets the report by mail. */
  wants_report: boolean;
  current: Report;
  /** The newest first. */
  earlier: Report[];
};

export const nextStepOfReport = ({ state, stages, awaiting }: ReportedSearch): NextStep =>
  findNextStep(state, stages, awaiting);

/** The Sunday of a week, given its Monday. */
export const endOfWeek = (week: string): string => addDays(week, 6);
