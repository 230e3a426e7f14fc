import { mkdtemp, readdir, readFile, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { deliverMail } from '../../../server/email/deliver.ts';
import { cleanUp } from '../../../server/worker/clean-up.ts';
import { siteUrl } from '../../fixtures/functions-server.ts';
import { tokenIn } from '../../fixtures/mail/token-in.ts';
import { linksIn } from '../../fixtures/mail/unsent-mail.ts';
import { jobContext } from '../../fixtures/worker.ts';
import { prepareMailLinks } from './prepare-mail-links.ts';

const { server, rows, createApplicant, newest, show } = prepareMailLinks();

describe('without a mail server', () => {
  it('writes the mail where only its operator can read it, until a week has passed', async () => {
    const folder = await mkdtemp(join(tmpdir(), 'unsent-'));
    const unsentFolder = join(folder, 'unsent-mail');
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const context = await jobContext({ ...server, unsentFolder, print });
    const { email } = await createApplicant();
    const { id } = await newest(email);
    expect(await deliverMail(context.mailer, id)).toBe('kept');
    const file = join(unsentFolder, `${id}.eml`);
    const [link] = linksIn(await readFile(file, 'utf8'), siteUrl);
    expect(await show(tokenIn(link))).toMatchObject({ status: 200 });
    expect((await stat(file)).mode & 0o777).toBe(0o600);
    expect((await stat(unsentFolder)).mode & 0o777).toBe(0o700);
    expect(printed).toEqual([`  Mail kept (application_received) ${file}`]);

    await cleanUp(context, undefined, async () => undefined);
    expect(await readdir(unsentFolder)).toEqual([`${id}.eml`]);
    await rows(`update outbox set sent_at = now() - interval '8 days' where id = $1`, [id]);
    await cleanUp(context, undefined, async () => undefined);
    expect(await readdir(unsentFolder)).toEqual([]);
    await rm(folder, { recursive: true });
  });

  it('prints links for a person at a terminal', async () => {
    const printed: string[] = [];
    const print = (line: string) => void printed.push(line);
    const context = await jobContext({ ...server, printsLinks: true, print });
    const { email } = await createApplicant();
    await deliverMail(context.mailer, (await newest(email)).id);
    expect(printed[0]).toMatch(/https:\/\/alpaca\.example\/status\/[\w-]{43}\?lang=sv$/);
  });
});
