export const confirm = {
  pageTitle: 'Confirm | {siteName}',
  title: 'Was it you?',
  text: 'We received a form with your e-mail address. Press the button if you sent it, and we take it in as usual. If it was not you, just close this page: what was sent is deleted, and nothing about you changes.',
  submit: 'Yes, it was me',
  done: {
    title: 'Thank you, it is with us now',
    text: 'We have taken in what you sent. An e-mail with the details is on its way.',
    jobs: 'See open jobs',
  },
  lost: {
    title: 'This link has expired',
    text: 'There is nothing left to confirm here. Send the form once more, or write to {email} and we will help you.',
  },
  failed: 'That did not work. Try again in a moment.',
};

export type ConfirmMessages = typeof confirm;
