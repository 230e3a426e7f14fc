import { readFileSync } from 'node:fs';

// NODE_OPTIONS loads this module before the server, whose clock is then off by as many milliseconds
// as the file CLOCK_FILE says, which is read again on SIGUSR2.

const TrueDate = Date;
let offset = 0;

const now = () => TrueDate.now() + offset;

globalThis.Date = new Proxy(TrueDate, {
  construct: (target, given, made) =>
    Reflect.construct(target, given.length > 0 ? given : [now()], made),
  get: (target, name) => (name === 'now' ? now : Reflect.get(target, name)),
});

process.on('SIGUSR2', () => {
  offset = Number(readFileSync(process.env.CLOCK_FILE ?? '', 'utf8'));
});
