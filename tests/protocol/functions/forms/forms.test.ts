import { describe, expect, it } from 'vitest';
import { cvPdf, guard } from '../../../fixtures/applications.ts';
import { cast } from '../../../fixtures/cast.ts';
import { confirmLatest } from '../../../fixtures/people.ts';
import { prepareFunctionsServer } from '../../../fixtures/prepare-server.ts';

const { server, rows } = prepareFunctionsServer();

const agreed = { consent: true, consent_version: 1 };

describe('join-candidate-bank', () => {
  const email = 'tova@people.example';
  const form = () => ({
    ...guard(),
    ...agreed,
    first_name: 'Tova',
    last_name: 'Talent',
    email,
    skills: 'Rust, Knitting , Rust',
    fields: ['tech', 'creative'],
    seniority: 'senior',
    wants_alerts: true,
    language: 'sv',
  });
  const candidate = () =>
    rows(
      `select candidate.* from candidates as candidate join people on people.id = person_id where email = $1`,
      [email],
    );

  it('adds the profile, the consent and a mail with a link', async () => {
    expect((await server.invoke('join-candidate-bank', form())).data).toEqual({ ok: true });
    const [profile] = await candidate();
    expect(profile).toMatchObject({
      skills: ['Rust', 'Knitting'],
      seniority: 'senior',
      state: 'active',
    });
    const [mail] = await server.outbox(email);
    expect(mail).toMatchObject({ template: 'candidate_welcome', language: 'sv' });
    expect(mail?.variables.keep_until).toMatch(/\d{4}$/);
    const [consent] = await rows('select purpose, expires_at from consents where person_id = $1', [
      profile?.person_id,
    ]);
    expect(consent?.purpose).toBe('candidate_bank');
    expect(Date.parse(consent?.expires_at)).toBeGreaterThan(Date.now() + 360 * 86_400_000);
  });

  it('replaces an earlier profile once the person has confirmed it, and keeps fields that the form leaves blank', async () => {
    const again = { ...form(), skills: ['Go'], fields: [], seniority: 'junior', summary: 'Hello' };
    await server.invoke('join-candidate-bank', again);
    expect(await candidate()).toMatchObject([{ summary: null, skills: ['Rust', 'Knitting'] }]);
    await confirmLatest(server, email);
    const [profile] = await candidate();
    expect(profile).toMatchObject({
      seniority: 'junior',
      summary: 'Hello',
      fields: '{tech,creative}',
      wants_alerts: true,
    });
    expect(profile?.skills.toSorted()).toEqual(['Go', 'Knitting', 'Rust']);
  });

  it('stores a CV', async () => {
    const body = new FormData();
    for (const [name, value] of Object.entries({
      ...guard(),
      ...agreed,
      email: 'cv@people.example',
    })) {
      body.append(name, String(value));
    }
    body.append('first_name', 'Cecilia');
    body.append('last_name', 'Vik');
    body.append('fields', 'tech');
    body.append('cv', cvPdf());
    expect((await server.invoke('join-candidate-bank', body)).status).toBe(200);
    expect(
      await rows(
        `select document.file_name from candidates join documents as document on document.id = cv_document_id
         join people on people.id = candidates.person_id where email = 'cv@people.example'`,
      ),
    ).toEqual([{ file_name: 'My CV.pdf' }]);
  });

  it('links the profile to an account that is signed in with the same address', async () => {
    const owner = async (email: string) =>
      (await rows('select user_id from people where email = $1', [email]))[0]?.user_id;
    await server.database.query('delete from people where user_id = $1', [cast.viola.id]);
    await server.database.query('update auth.users set email_confirmed_at = now() where id = $1', [
      cast.viola.id,
    ]);
    await server.invoke(
      'join-candidate-bank',
      { ...form(), email: 'not-viola@people.example' },
      { as: 'viola' },
    );
    expect(await owner('not-viola@people.example')).toBeNull();
    await server.invoke(
      'join-candidate-bank',
      { ...form(), email: cast.viola.email },
      { as: 'viola' },
    );
    expect(await owner(cast.viola.email)).toBe(cast.viola.id);
  });

  it('rejects choices that are not offered', async () => {
    const response = await server.invoke('join-candidate-bank', {
      ...form(),
      seniority: 'emperor',
    });
    expect(response.fields).toEqual({ seniority: 'choice_invalid' });
  });
});

describe('join-freelance-network', () => {
  const email = 'frida@people.example';

  it('adds a freelancer who waits for approval, with the available days', async () => {
    const response = await server.invoke('join-freelance-network', {
      ...guard(),
      ...agreed,
      first_name: 'Frida',
      last_name: 'Fri',
      email,
      day_rate: '9000',
      portfolio_url: 'frida.example/work',
      available_from: '2030-01-01',
      language: 'en',
    });
    expect(response.status).toBe(200);
    const [profile] = await rows(
      `select state, day_rate, currency, portfolio_url, (select period::text from freelancer_availability as a
         where a.person_id = freelancer.person_id) as period
       from freelancers as freelancer join people on people.id = person_id where email = $1`,
      [email],
    );
    expect(profile).toEqual({
      state: 'pending',
      day_rate: 9000,
      currency: 'SEK',
      portfolio_url: 'https://frida.example/work',
      period: '[2030-01-01,)',
    });
    expect(await server.outbox(email)).toMatchObject([{ template: 'freelancer_welcome' }]);
  });

  it('rejects a javascript: URL', async () => {
    const response = await server.invoke('join-freelance-network', {
      ...guard(),
      ...agreed,
      first_name: 'F',
      last_name: 'F',
      email,
      portfolio_url: 'javascript:alert(1)',
    });
    expect(response.fields).toEqual({ portfolio_url: 'url_invalid' });
  });
});
