/** The tabs of the panel of an application. The first one is open unless the URL names another. */
export const applicationTabs = [
  'cv',
  'answers',
  'mail',
  'interviews',
  'timeline',
  'notes',
  'scorecards',
] as const;

export type ApplicationTab = (typeof applicationTabs)[number];

/** Returns the path of the back office that shows an application. */
export function applicationPath(id: string, tab?: ApplicationTab): string {
  return `/admin/job-applications?application=${id}${tab ? `&tab=${tab}` : ''}`;
}
