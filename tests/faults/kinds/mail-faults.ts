import { type Fault, noErrors } from '../fault.ts';

// The mail server fails. Users of the site do not notice it, because mails wait in the outbox.

const smtpError = (code: number, text: string) =>
  Object.assign(new Error(text), { responseCode: code });

export const mailServerDown: Fault = {
  name: 'The mail server is down',
  how: 'No process listens on its port, and open connections are cut.',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    world.wasCut = true;
    await world.mailProxy.cut();
    await wait(8);
    await world.mailProxy.restore();
  },
};

export const mailSlow: Fault = {
  name: 'The mail server is slow',
  how: 'Its responses arrive one byte every 30 ms.',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    world.mailProxy.drip(30);
    await wait(20);
    world.mailProxy.drip(0);
  },
};

export const mailBusy: Fault = {
  name: 'The mail server answers 4xx',
  how: 'It answers every recipient with 451.',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    world.smtpErrors.recipient = smtpError(451, 'Try again later');
    await wait(8);
    world.smtpErrors.recipient = undefined;
  },
};

export const mailBroken: Fault = {
  name: 'The mail server answers 5xx',
  how: 'It answers every sender with 554, like a misconfigured server. An unknown recipient (550) is different: that mail fails and is shown to staff.',
  allowedErrors: noErrors,
  run: async ({ world, wait }) => {
    world.smtpErrors.sender = smtpError(554, 'No service here');
    await wait(8);
    world.smtpErrors.sender = undefined;
  },
};
