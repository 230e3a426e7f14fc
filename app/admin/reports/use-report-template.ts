import { useSharedTemplate } from '../stage-templates/data/chosen-template.ts';
import type { ReportFilter } from './data.ts';

/**
 * The stage template by whose steps a report is grouped: the chosen template, or the template that all chosen jobs
 * share.
 */
export function useReportTemplate({ templates = [], jobs = [] }: ReportFilter): string | null {
  const { templateId } = useSharedTemplate(jobs);
  const [chosen, ...others] = templates;
  if (!chosen) return templateId ?? null;
  return others.length === 0 ? chosen : null;
}
