import { describe, expect, it } from 'vitest';
import { assumptionMessages, hiringPhrases } from '../../../../domain/leads/calculator-messages.ts';
import { renderMail, type Template } from '../../../../server/email/render/render.ts';
import { guard } from '../../../fixtures/applications.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer();

const agreed = { consent: true, consent_version: 1 };

describe('companies', () => {
  it('join the waiting list', async () => {
    const email = 'ines@company.example';
    const lead = {
      ...guard(),
      ...agreed,
      company: 'Kvist',
      name: 'Ines Maria Ek',
      email,
      plan: 'medium',
    };
    expect((await server.invoke('join-waiting-list', lead)).data).toEqual({ ok: true });
    expect(
      await rows(
        `select lead.source, lead.plan, lead.state, people.first_name, people.last_name
         from waiting_list as lead join people on people.id = person_id where email = $1`,
        [email],
      ),
    ).toEqual([
      {
        source: 'membership',
        plan: 'medium',
        state: 'new',
        first_name: 'Ines Maria',
        last_name: 'Ek',
      },
    ]);
    expect(await server.outbox(email)).toMatchObject([
      { template: 'waiting_list_received', variables: { first_name: expect.any(String) } },
    ]);
  });

  it('can write to us, and the mail to us has their address as reply-to', async () => {
    const email = 'olle@company.example';
    const message = 'Can you find us a\nsound engineer?';
    await server.invoke('contact', { ...guard(), ...agreed, name: 'Olle', email, message });
    expect(await server.outbox(email)).toMatchObject([
      { template: 'contact_received', variables: { first_name: 'Olle' } },
    ]);
    const [mail] = await rows(
      `select reply_to, variables from outbox where template_key = 'contact_to_staff' and to_email = 'hello@alpaca.example'`,
    );
    expect(mail).toMatchObject({ reply_to: email, variables: { name: 'Olle', message } });
  });

  it('get one mail if they submit twice', async () => {
    const message = {
      ...guard(),
      ...agreed,
      name: 'Per',
      email: 'per@company.example',
      message: 'Hello?',
    };
    await Promise.all([server.invoke('contact', message), server.invoke('contact', message)]);
    expect(await server.outbox('per@company.example')).toHaveLength(1);
  });

  it('get their calculation, computed again by the server', async () => {
    const email = 'kim@company.example';
    const response = await server.invoke('send-calculation', {
      ...guard(),
      ...agreed,
      email,
      hires_per_year: 6,
      monthly_salary: 45000,
      currency: 'SEK',
      hiring_today: 'agency',
      days_to_hire: 60,
      query: 'hires=6&salary=45000',
      language: 'en',
    });
    expect(response.status).toBe(200);
    const [mail] = await server.outbox(email);
    expect(mail?.variables).toMatchObject({
      hires: '6',
      plan: 'Medium',
      cost_today: 'SEK\u00a0648,000',
      cost_plan: 'SEK\u00a0406,800',
      saving: 'SEK\u00a0241,200',
      link: 'https://alpaca.example/calculator?hires=6&salary=45000&lang=en',
    });
    const [lead] = await rows(
      `select lead.source, calculation from waiting_list as lead join people on people.id = person_id where email = $1`,
      [email],
    );
    expect(lead).toMatchObject({ source: 'calculator', calculation: { saving: 241200 } });
  });

  it.each(['en', 'sv'] as const)(
    'get every assumption behind the figures, %s',
    async (language) => {
      const email = `assumptions-${language}@company.example`;
      await server.invoke('send-calculation', {
        ...guard(),
        ...agreed,
        email,
        hires_per_year: 6,
        monthly_salary: 45000,
        currency: 'SEK',
        hiring_today: 'both',
        days_to_hire: 60,
        scenario: 'low',
        assumptions: { hiresPerRecruiter: 20 },
        query: 'hires=6&scenario=low&hiresPerRecruiter=20',
        language,
      });
      const messages = assumptionMessages[language];
      const [mail] = await server.outbox(email);
      const [template] = await rows(`select * from email_templates where key = 'calculation'`);
      const sender = {
        siteName: 'Alpaca',
        siteUrl: 'https://alpaca.example',
        contactEmail: 'a@b.example',
      };
      const content = { language, variables: mail?.variables ?? {} };
      const text = renderMail(template as Template, content, sender).text.replaceAll('\u00a0', ' ');
      for (const { label } of Object.values(messages)) expect(text).toContain(`${label}: `);
      // The low estimate changes the fee, and the visitor changed the number of hires.
      const { agencyFeePercent: fee, hiresPerRecruiter: hires } = messages;
      const percentage = language === 'en' ? '16.7' : '16,7 ';
      expect(text).toContain(`${fee.label}: ${percentage}${fee.unit}`);
      expect(text).toContain(`${hires.label}: 20 ${hires.unit}`);
      expect(text).toContain(hiringPhrases[language].both);
      expect(text).toContain(language === 'en' ? 'SEK 45,000' : '45 000 kr');
      expect(text.includes('lang=sv')).toBe(language === 'sv');
    },
  );

  it('cannot put arbitrary text into the mailed link', async () => {
    const response = await server.invoke('send-calculation', {
      ...guard(),
      ...agreed,
      email: 'kim@company.example',
      hires_per_year: 6,
      monthly_salary: 45000,
      currency: 'SEK',
      hiring_today: 'agency',
      days_to_hire: 60,
      query: '"><script>',
    });
    expect(response.fields).toEqual({ query: 'invalid' });
  });
});
