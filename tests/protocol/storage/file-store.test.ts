import { expect, it } from 'vitest';
import { coverUrl, pictureRenderUrl, preparedSizes } from '../../../domain/content/picture.ts';
import type { LinkHolder } from '../../../server/documents/file-store.ts';
import { createFileStore } from '../../../server/storage/file-store.ts';
import { createLogger } from '../../../server/support/logger.ts';
import type { JobContext } from '../../../server/worker/context.ts';
import { preparePicture } from '../../../server/worker/documents/prepare-picture.ts';
import type { AnyRow } from '../../fixtures/any-row.ts';
import { pdf, picture } from './samples.ts';
import { cast, insertDocument, must, onEachStore } from './world.ts';

const logger = createLogger('silent');

onEachStore('files of the server itself', (world) => {
  const store = () =>
    createFileStore({
      ...world,
      url: `${world.url}/storage/v1`,
      logger: createLogger('error'),
    });
  const file = { bucket: 'cvs', path: 'people/cv.pdf' };

  async function addPerson() {
    const { rows } = await world.database.query<AnyRow>(
      `with person as (
         insert into people (first_name, email) values ('Åsa', 'asa.' || gen_random_uuid() || '@people.example') returning id
       )
       insert into private.person_links (person_id, purpose, token_hash, expires_at)
       select id, 'person', encode(sha256(gen_random_uuid()::text::bytea), 'hex'), now() + interval '1 day' from person
       returning id, person_id`,
    );
    const [{ id: link, person_id: person }] = rows as [AnyRow];
    const holder: LinkHolder = { role: 'person', link, erasure_requested_at: null };
    return { person, link, holder };
  }

  it('are saved, read, signed and removed', async () => {
    await store().save(file, pdf, 'application/pdf');
    expect(Buffer.from((await store().read(file)) ?? [])).toEqual(pdf);
    await insertDocument(world, file.path);
    const recruiter = (await world.as(cast.rasmus)).storage.from('cvs');
    expect(must(await recruiter.info(file.path))).toMatchObject({
      size: pdf.length,
      contentType: 'application/pdf',
    });
    const { holder } = await addPerson();
    const response = await fetch(await store().sign(file, holder, 60, 'Åsa.pdf'));
    expect(Buffer.from(await response.arrayBuffer())).toEqual(pdf);
    expect(response.headers.get('content-disposition')).toContain("filename*=UTF-8''%C3%85sa.pdf");
    const inlineResponse = await fetch(await store().sign(file, holder, 60));
    expect(inlineResponse.headers.get('content-disposition')).toBeNull();
    await inlineResponse.body?.cancel();

    await store().save(file, Buffer.from('second'), 'text/plain');
    expect(await world.stored()).toHaveLength(1);
    await store().remove([file, { bucket: 'cvs', path: 'none' }]);
    await store().remove([file]);
    expect(await store().read(file)).toBeUndefined();
    expect(await world.stored()).toEqual([]);
  });

  it('are no longer sent to a colleague once the session has ended', async () => {
    await store().save(file, pdf, 'application/pdf');
    const { rows } = await world.database.query<AnyRow>(
      `insert into auth.sessions (user_id, aal) values ($1, 'aal2') returning id`,
      [cast.rasmus.id],
    );
    const [{ id }] = rows as [AnyRow];
    const holder = { role: 'authenticated', sub: cast.rasmus.id, session_id: id, aal: 'aal2' };
    const url = await store().sign(file, holder as LinkHolder, 60);
    const statusOf = async () => {
      const response = await fetch(url);
      await response.arrayBuffer();
      return response.status;
    };
    expect(await statusOf()).toBe(200);
    await world.database.query('delete from auth.sessions where id = $1', [id]);
    expect(await statusOf()).not.toBe(200);
    await store().remove([file]);
  });

  it('are no longer sent to a person once the private link has ended or erasure was asked for', async () => {
    await store().save(file, pdf, 'application/pdf');
    const { person, link, holder } = await addPerson();
    const url = await store().sign(file, holder, 60);
    const isSent = async (to = url) => {
      const response = await fetch(to);
      await response.arrayBuffer();
      return response.ok;
    };
    const setLink = (column: string, value: unknown) =>
      world.database.query(`update private.person_links set ${column} = $2 where id = $1`, [
        link,
        value,
      ]);
    expect(await isSent()).toBe(true);
    await setLink('revoked_at', new Date());
    expect(await isSent()).toBe(false);
    await setLink('revoked_at', null);
    await setLink('expires_at', new Date(0));
    expect(await isSent()).toBe(false);
    await setLink('expires_at', new Date(Date.now() + 60_000));
    expect(await isSent()).toBe(true);
    const { rows } = await world.database.query<AnyRow>(
      `update people set erase_after = now() + interval '3 days', erasure_requested_at = now() where id = $1
       returning to_json(erasure_requested_at) #>> '{}' as asked`,
      [person],
    );
    expect(await isSent()).toBe(false);
    // The person's own page still offers the files until they are erased.
    const askedErasure = { ...holder, erasure_requested_at: rows[0]?.asked } as LinkHolder;
    expect(await isSent(await store().sign(file, askedErasure, 60))).toBe(true);
    await world.database.query('delete from private.person_links where id = $1', [link]);
    expect(await isSent(await store().sign(file, askedErasure, 60))).toBe(false);
    await store().remove([file]);
  });

  it('are no longer sent to a client once the person awaits erasure or the shortlist has ended', async () => {
    await store().save(file, pdf, 'application/pdf');
    const { rows } = await world.database.query<AnyRow>(
      `with person as (
         insert into people (first_name, email) values ('Ada', 'ada.' || gen_random_uuid() || '@people.example') returning id
       ), job as (
         insert into jobs (slug, title, field) values ('cv-' || gen_random_uuid(), '{"en": "CV", "sv": "CV"}', 'tech') returning id
       ), application as (
         insert into applications (person_id, job_id) select person.id, job.id from person, job returning id
       ), link as (
         insert into review_links (shared_at, job_id, token_hash, recipient_name)
         select now(), id, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'Ines' from job returning id
       ), item as (
         insert into review_link_items (review_link_id, application_id, shows_cv)
         select link.id, application.id, true from link, application returning id
       )
       select person.id as person, link.id as link, item.id as item from person, link, item`,
    );
    const { person, link, item } = rows[0];
    const [{ hash }] = (
      await world.database.query<AnyRow>(
        'select token_hash as hash from review_links where id = $1',
        [link],
      )
    ).rows as [AnyRow];
    const url = await store().sign(file, { role: 'review', item, link: hash }, 60);
    const isSent = async () => {
      const response = await fetch(url);
      await response.arrayBuffer();
      return response.ok;
    };
    const setPerson = 'update people set erase_after = $2 where id = $1';
    const setLink = 'update review_links set revoked_at = $2 where id = $1';
    expect(await isSent()).toBe(true);
    await world.database.query(setPerson, [person, new Date()]);
    expect(await isSent()).toBe(false);
    await world.database.query(setPerson, [person, null]);
    expect(await isSent()).toBe(true);
    await world.database.query(setLink, [link, new Date()]);
    expect(await isSent()).toBe(false);
    await world.database.query(setLink, [link, null]);
    expect(await isSent()).toBe(true);
    await world.database.query('update review_links set links_ended_at = now() where id = $1', [
      link,
    ]);
    expect(await isSent()).toBe(false);
    await store().remove([file]);
  });

  it('are no longer sent to a contact whose access to the portal has ended', async () => {
    await store().save(file, pdf, 'application/pdf');
    const { rows } = await world.database.query<AnyRow>(
      `with person as (
         insert into people (first_name, email) values ('Ines', 'ines.' || gen_random_uuid() || '@clients.example')
         returning id, email
       ), client as (
         insert into clients (name) values ('Ullverket ' || gen_random_uuid()) returning id
       ), contact as (
         insert into client_contacts (client_id, person_id) select client.id, person.id from client, person
       ), access as (
         insert into client_portal_access (client_id, person_id, email)
         select client.id, person.id, person.email from client, person
       ), job as (
         insert into jobs (slug, title, field, client_id)
         select 'cv-' || gen_random_uuid(), '{"en": "CV", "sv": "CV"}', 'tech', id from client returning id
       ), application as (
         insert into applications (person_id, job_id) select person.id, job.id from person, job returning id
       ), link as (
         insert into review_links (shared_at, job_id, token_hash, recipient_name)
         select now(), id, encode(sha256(gen_random_uuid()::text::bytea), 'hex'), 'Ines' from job returning id
       ), item as (
         insert into review_link_items (review_link_id, application_id, shows_cv)
         select link.id, application.id, true from link, application returning id
       )
       select person.id as contact, item.id as item from person, item`,
    );
    const { contact, item } = rows[0];
    const [ofLink, ofContact] = await Promise.all([
      store().sign(file, { role: 'review', item }, 60),
      store().sign(file, { role: 'review', item, contact }, 60),
    ]);
    const areSent = () =>
      Promise.all(
        [ofLink, ofContact].map(async (url) => {
          const response = await fetch(url);
          await response.arrayBuffer();
          return response.ok;
        }),
      );
    expect(await areSent()).toEqual([true, true]);
    await world.database.query('delete from client_portal_access where person_id = $1', [contact]);
    expect(await areSent()).toEqual([true, false]);
    await store().remove([file]);
  });

  it('are rendered in the sizes of the pages before they are requested', async () => {
    const barn = { bucket: 'media', path: 'articles/barn.png' };
    await store().save(barn, await picture(), 'image/png');
    const task = (file: typeof barn) =>
      preparePicture({ files: store(), logger } as unknown as JobContext, file, async () => {});
    await task(barn);
    const variants = async () =>
      (await world.stored()).filter((key) => key.startsWith('variants/'));
    const preparedVariants = await variants();
    expect(preparedVariants).toHaveLength(preparedSizes.length);
    await task(barn);
    for (const path of [pictureRenderUrl(barn.path), coverUrl(barn.path, 800)]) {
      const response = await fetch(world.url + path, {
        headers: { accept: 'image/avif,image/webp' },
      });
      expect(response.headers.get('content-type')).toBe('image/webp');
      await response.arrayBuffer();
    }
    expect(await variants()).toEqual(preparedVariants);

    const broken = { bucket: 'media', path: 'articles/broken.png' };
    await store().save(broken, pdf, 'image/png');
    await task(broken);
    await task({ bucket: 'media', path: 'articles/gone.png' });
    expect(await variants()).toEqual(preparedVariants);
    await store().remove([barn, broken]);
  });

  it('are rejected without a bucket or a valid name', async () => {
    await expect(store().save({ bucket: 'nowhere', path: 'a' }, pdf, 'x/y')).rejects.toThrow();
    await expect(store().save({ bucket: 'cvs', path: '../a' }, pdf, 'x/y')).rejects.toThrow();
    const { rows } = await world.database.query<AnyRow>('select from storage.objects');
    expect(rows).toEqual([]);
    expect(await world.stored()).toEqual([]);
  });
});
