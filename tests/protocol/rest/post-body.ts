import type { serveWorld } from './world.ts';

/** Posts bodies of any type under a role, and returns what was stored. */
export function postsBodies(world: ReturnType<typeof serveWorld>) {
  const tokenOf = (role: string) => world.keys.sign({ sub: crypto.randomUUID(), role }, 3600);

  async function post(path: string, body: BodyInit, role = 'anon', type = 'application/json') {
    const authorization = `Bearer ${role === 'anon' ? world.keys.anonKey : await tokenOf(role)}`;
    const response = await fetch(`${world.url}/rest/v1${path}`, {
      method: 'POST',
      headers: { authorization, 'content-type': type, prefer: 'return=representation' },
      body,
      duplex: 'half',
    } as RequestInit);
    return { status: response.status, body: await response.json() };
  }

  return { tokenOf, post };
}
