/** Length of the name of a saved view; the table has the same limit. */
export const maxViewNameLength = 80;

/** Lists about people, by the screen of their views, with their paths. Staff can be mailed about new rows of such a view. */
export const followablePaths: Record<string, string | undefined> = {
  applicants: '/admin/applicants',
  applications: '/admin/job-applications',
  candidates: '/admin/candidates',
  freelancers: '/admin/freelancers',
  waiting_list: '/admin/waiting-list',
};

/** A view with as many rows or more cannot be followed: a search shows no more, so that nobody could say who is new. */
export const maxFollowedRows = 500;
