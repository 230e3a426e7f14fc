import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../server/email/deliver.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareMail } from './prepare-mail.ts';

const { server, read, queueUnseen } = prepareMail();

describe('without a mail server', () => {
  it('writes the mail to a file and logs its name', async () => {
    const printed: string[] = [];
    const { mailer } = await jobContext({ ...server, print: (line) => printed.push(line) });
    const id = await queueUnseen('kept@people.example');
    expect(await deliverMail(mailer, id)).toBe('kept');
    expect(await read(id)).toMatchObject({
      state: 'kept',
      subject: 'Din personliga länk',
      html: expect.stringContaining('Åsa'),
    });
    expect(printed).toEqual([
      expect.stringMatching(new RegExp(`^  Mail kept \\(person_link\\) \\S+/${id}\\.eml$`)),
    ]);
    expect(await deliverMail(mailer, id)).toBe('skipped');
  });
});
