export const review = {
  pageTitle: 'Your shortlist | {siteName}',
  eyebrow: 'Shortlist for {company}',
  greeting:
    'Hi {name}. Here are {count} people we believe in. Read about each of them, ask for an interview or pass; whatever you press reaches us at once.',
  greetingOne:
    'Hi {name}. Here is somebody we believe in. Read, ask for an interview or pass; whatever you press reaches us at once.',
  from: 'From your recruiter',
  answered: 'You have answered {answered} of {count}.',
  allAnswered: 'You have answered everybody. Thank you, we will take it from here.',
  terms:
    'The link is yours and works until {date}. It shows personal data, so please do not pass it on. We record what is opened and answered.',
  empty: {
    title: 'Nobody here just now',
    text: 'The people on this list are no longer available. We will be in touch with new names.',
  },
  people: 'The shortlist',
  cv: 'Open the CV',
  cvOf: 'Open the CV of {name}',
  decide: 'Your answer about {name}',
  interview: 'Ask for an interview',
  pass: 'Pass',
  interviewAsked: 'You have asked for an interview. We will suggest times.',
  passed: 'You have passed. Changed your mind? Ask for an interview.',
  yourComments: 'What you have written',
  comment: 'A comment to your recruiter',
  commentOn: 'A comment about {name}',
  commentHint: 'Only we read it, not the candidate.',
  send: 'Send the comment',
  said: {
    interview: 'We have got it: an interview with {name}.',
    pass: 'We have got it: you pass on {name}.',
    comment: 'Your comment about {name} has reached us.',
  },
  failed: 'That did not reach us. Try again in a moment.',
  contact: 'Questions? Write to {email}.',
  closed: {
    expired: {
      title: 'This link has expired',
      text: 'A shortlist is open for a limited time, because it shows personal data. Write to us and you get a new link.',
    },
    revoked: {
      title: 'This shortlist is closed',
      text: 'We have taken the link back, most often because there is a newer one or the role is filled. Write to us if you still need it.',
    },
    unknown: {
      title: 'This link leads nowhere',
      text: 'Perhaps part of the address was lost on the way. Open it from the e-mail once more, or write to us.',
    },
    write: 'Write to us',
  },
};

export type ReviewMessages = typeof review;
