import { applicationForm } from '../fixtures/applications.ts';
import { freshAddress } from '../fixtures/fresh-address.ts';
import { addressOf, bucket, type Ledger } from './ledger.ts';
import type { World } from './world.ts';

// The users of the product. Each action reports whether it succeeded and records in the ledger what
// was acknowledged.

type Act = (turn: number) => Promise<boolean>;

export type Actors = Record<string, { pause: number; act: Act }>;

export const account = { email: 'regular@people.example', password: 'a long enough password' };

const pages = ['/', '/available-jobs', '/blog?lang=sv', '/job/ilog-digital-designer', '/pricing'];

export function createActors(world: World, ledger: Ledger, fetch: typeof globalThis.fetch): Actors {
  const anybody = world.client(world.keys.anon, fetch);
  const service = world.client(world.keys.service, fetch);
  const visitor = world.client(world.keys.anon, fetch);

  return {
    'reader of pages': {
      pause: 20,
      act: async (turn) => {
        const page = `${world.url}${pages[turn % pages.length]}`;
        return fetch(page).then(
          ({ status }) => status === 200,
          () => false,
        );
      },
    },
    'reader of rows': {
      pause: 20,
      act: async () => {
        const { data } = await anybody.from('jobs').select('slug, title').limit(5);
        return data?.length === 5;
      },
    },
    'writer of rows': {
      pause: 30,
      act: async (turn) => {
        const body = `note ${ledger.notes.size} of turn ${turn} at ${performance.now()}`;
        const { data: places } = await service.from('applications').select('id').limit(1);
        const place = places?.[0];
        if (!place) return false;
        const note = { application_id: place.id, body };
        const { error } = await service.from('application_notes').insert(note);
        if (!error) ledger.notes.add(body);
        return !error;
      },
    },
    'caller of functions': {
      pause: 30,
      act: async () => {
        const { error } = await anybody
          .rpc('get_next_calendly_url')
          .setHeader('x-forwarded-for', freshAddress());
        ledger.calls[error ? 'uncertain' : 'acknowledged'] += 1;
        return !error;
      },
    },
    'person with an account': {
      pause: 100,
      act: async (turn) => {
        const { session } = ledger;
        const { data, error } =
          session && turn % 8 !== 0
            ? await visitor.auth.refreshSession(session)
            : await visitor.auth.signInWithPassword(account);
        if (!data.session) return false;
        ledger.session = data.session;
        const { data: known } = await visitor.auth.getUser(data.session.access_token);
        return !error && known.user?.email === account.email;
      },
    },
    'sender of files': {
      pause: 60,
      act: async () => {
        const name = `${ledger.files.size}-${Math.round(performance.now())}.txt`;
        const content = `file ${name} `.repeat(2000);
        const { error } = await service.storage.from(bucket).upload(name, content);
        if (!error) ledger.files.set(name, content);
        return !error;
      },
    },
    applicant: {
      pause: 150,
      act: async (attempt) => {
        // A client without a response sends the same request again.
        const turn = ledger.applied.size;
        const email = addressOf(turn);
        ledger.attempted.add(email);
        const { error } = await anybody.functions.invoke('apply', {
          body: applicationForm({ email, phone: undefined, first_name: `Load ${turn}` }),
          headers: { 'idempotency-key': `load-${turn}-of-a-test`, 'x-forwarded-for': ip(attempt) },
        });
        if (!error) ledger.applied.add(email);
        return !error;
      },
    },
  };
}

/** Every attempt comes from another address, so that no limit is in the way. */
const ip = (attempt: number) => `10.2.${Math.floor(attempt / 250)}.${attempt % 250}`;
