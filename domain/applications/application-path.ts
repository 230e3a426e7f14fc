/** The path of the screen that opens an application, optionally with a tab of its panel. */
export function applicationPath(id: string, tab?: string): string {
  return `/admin/job-applications?application=${id}${tab ? `&tab=${tab}` : ''}`;
}
