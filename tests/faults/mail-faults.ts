import { type Fault, silence } from './fault.ts';

// Faults of the mail server. Users of the site notice none of them: mails wait in the outbox.

const smtpError = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

export const mailAway: Fault = {
  name: 'The mail server is down',
  how: 'No process listens on its port, and open connections are cut.',
  words: silence,
  strike: async ({ world, hold }) => {
    world.wasCut = true;
    await world.mailLine.cut();
    await hold(8);
    await world.mailLine.restore();
  },
};

export const mailSlow: Fault = {
  name: 'The mail server is slow',
  how: 'Its responses arrive one byte every 30 ms.',
  words: silence,
  strike: async ({ world, hold }) => {
    world.mailLine.drip(30);
    await hold(20);
    world.mailLine.drip(0);
  },
};

export const mailBusy: Fault = {
  name: 'The mail server answers 4xx',
  how: 'It answers every recipient with 451.',
  words: silence,
  strike: async ({ world, hold }) => {
    world.smtpErrors.recipient = smtpError(451, 'Try again later');
    await hold(8);
    world.smtpErrors.recipient = undefined;
  },
};

export const mailBroken: Fault = {
  name: 'The mail server answers 5xx',
  how: 'It answers every sender with 554, like a misconfigured server. An unknown recipient (550) is different: that mail fails and is shown to staff.',
  words: silence,
  strike: async ({ world, hold }) => {
    world.smtpErrors.sender = smtpError(554, 'No service here');
    await hold(8);
    world.smtpErrors.sender = undefined;
  },
};
