import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();
const from = (relation: string) => world.client().from(relation);

describe('embedding', () => {
  it('stays in the schema of the request', async () => {
    const { error } = await from('users').select('notes(id)');
    expect(error).toMatchObject({
      code: 'PGRST200',
      message: "Could not find a relationship between 'users' and 'notes' in the schema cache",
      details:
        "Searched for a foreign key relationship between 'users' and 'notes' in the schema 'public', but no matches were found.",
    });
  });

  it('suggests a similar relationship', async () => {
    const { error, status } = await from('users').select('mesages(id)');
    expect(status).toBe(400);
    expect(error?.hint).toBe("Perhaps you meant 'messages' instead of 'mesages'.");
    const hinted = await from('users').select('messages!nonsense(id)');
    expect(hinted.error?.details).toContain("using the hint 'nonsense' in the schema 'public'");
  });

  it('lists the relationships if there are several', async () => {
    const { error, status } = await from('channels').select('users(username)');
    expect(status).toBe(300);
    expect(error).toMatchObject({
      code: 'PGRST201',
      message:
        "Could not embed because more than one relationship was found for 'channels' and 'users'",
    });
    expect(error?.details).toContainEqual({
      cardinality: 'many-to-one',
      embedding: 'channels with users',
      relationship: 'channels_owner_id_fkey using channels(owner_id) and users(id)',
    });
    expect(error?.details).toContainEqual({
      cardinality: 'many-to-many',
      embedding: 'channels with users',
      relationship:
        'memberships using memberships_channel_id_fkey(channel_id) and memberships_user_id_fkey(user_id)',
    });
    expect(error?.hint).toContain("'users!channels_deputy_id_fkey'");
    expect(error?.hint).toContain("Find the desired relationship in the 'details' key.");
  });

  it('names the embedded table by its depth in errors', async () => {
    const { error } = await from('channels').select('messages(sum)');
    expect(error).toMatchObject({ code: '42703', message: 'column messages_1.sum does not exist' });
  });

  it('rejects filters on tables that are not embedded, and comparisons with an embed', async () => {
    const absent = await from('channels').select('slug').eq('messages.id', 1);
    expect(absent.status).toBe(400);
    expect(absent.error).toMatchObject({
      code: 'PGRST108',
      message: "'messages' is not an embedded resource in this request",
    });
    const compared = await from('channels').select('messages(id)').eq('messages', 1);
    expect(compared.error?.code).toBe('PGRST120');
  });
});
