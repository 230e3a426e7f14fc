import { afterAll, beforeAll, expect, it } from 'vitest';
import { deliverMail } from '../../../../server/email/deliver.ts';
import type { AnyRow } from '../../../fixtures/any-row.ts';
import { applicationForm, guard } from '../../../fixtures/applications.ts';
import { type MailServer, startMailServer } from '../../../fixtures/mail/mail-server.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';
import { jobContext } from '../../../fixtures/worker.ts';

// Anyone can type anyone's address into a form. Nothing else that they type may reach that address.

const { server } = prepareFunctionsServer({ withQuestions: false });
let mailServer: MailServer;

beforeAll(async () => {
  mailServer = await startMailServer();
});
afterAll(() => mailServer?.stop());

const bait = 'Win-a-prize https://evil.example/prize call 0900123456';
/** The schema already rejects URLs in names. */
const baitName = 'Prize at evil.example call 0900123456';
const short = 'evil.example';
const agreed = { consent: true, consent_version: 1 };

const forms: [name: string, body: (email: string) => unknown][] = [
  [
    'contact',
    (email) => ({ ...guard(), ...agreed, name: baitName, email, company: short, message: bait }),
  ],
  [
    'join-waiting-list',
    (email) => ({
      ...guard(),
      ...agreed,
      name: baitName,
      email,
      company: short,
      plan: 'medium',
      message: bait,
    }),
  ],
  [
    'send-calculation',
    (email) => ({
      ...guard(),
      ...agreed,
      name: baitName,
      email,
      company: short,
      hires_per_year: 6,
      monthly_salary: 50_000,
      currency: 'SEK',
      hiring_today: 'agency',
      days_to_hire: 45,
      query: 'hires=6&a=evil.example&Win-a-prize=1&VisitEvilDotCom=now&today=evil&currency=SEK',
    }),
  ],
  [
    'join-candidate-bank',
    (email) => ({
      ...guard(),
      ...agreed,
      first_name: baitName,
      last_name: short,
      email,
      skills: short,
      summary: bait,
      headline: short,
    }),
  ],
  [
    'join-freelance-network',
    (email) => ({
      ...guard(),
      ...agreed,
      first_name: short,
      last_name: baitName,
      email,
      skills: short,
      summary: bait,
      portfolio_url: 'https://evil.example',
    }),
  ],
  [
    'apply',
    (email) =>
      applicationForm({
        email,
        phone: undefined,
        first_name: baitName,
        last_name: short,
        cover_letter: bait,
      }),
  ],
];

it.each(forms)(
  'the mail of %s contains no typed text and no link to another site',
  async (name, body) => {
    const email = `${name}@victim.example`;
    expect(await server.invoke(name, body(email))).toMatchObject({ status: 200 });
    const { mailer } = await jobContext({ ...server, smtpUrl: mailServer.url });
    const { rows } = await server.database.query<AnyRow>(
      'select id from outbox where to_email = $1',
      [email],
    );
    for (const { id } of rows) expect(await deliverMail(mailer, id)).toBe('sent');
    const [mail, ...others] = mailServer.to(email);
    expect(others).toEqual([]);
    const everything = JSON.stringify([mail?.subject, mail?.html, mail?.text, mail?.headers]);
    expect(everything).not.toMatch(/evil|prize|0900/i);
    const links = mail?.html?.match(/(?:href|src)="[^"]*"/g) ?? [];
    expect(links.length).toBeGreaterThan(0);
    for (const link of links) {
      expect(link).toMatch(
        /^(href|src)="(https:\/\/alpaca\.example(\/|")|mailto:hello@alpaca\.example")/,
      );
    }
    expect(mail?.text).toMatch(/^(Hi|Hello|Hej)\b[^\n]{0,8}\n/);
  },
);
