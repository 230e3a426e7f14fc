export const adminDashboard = {
  title: 'Dashboard',
  greeting: 'Good to see you, {name}',
  rights: {
    admin: 'You are an administrator: every part of the back office is open to you.',
    recruiter:
      'You are a recruiter: jobs, applications, candidates, freelancers and the waiting list are yours.',
    editor: 'You are an editor: the blog is yours, and you draft jobs and terms.',
  },
  secondFactor: {
    title: 'Your password stands alone',
    text: 'CVs and phone numbers of real people are behind it. A second factor takes a minute to set up.',
    action: 'Set it up',
  },
  welcome: {
    title: 'Welcome to the back office',
    text: 'Everything you work with is in the menu.',
  },
};

export type AdminDashboardMessages = typeof adminDashboard;
