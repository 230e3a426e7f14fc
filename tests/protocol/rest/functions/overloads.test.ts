import { describe, expect, it } from 'vitest';
import { serveWorld } from '../world.ts';

const world = serveWorld();

const rpc = (name: string, args?: object) => world.client().rpc(name, args);

describe('overloaded functions', () => {
  it('are chosen by the names of their arguments', async () => {
    expect((await rpc('shape', { a: 1 })).data).toBe('one');
    expect((await rpc('shape', { a: 1, b: 2 })).data).toBe('two');
  });

  it('are rejected if the names are ambiguous', async () => {
    const { error, status, statusText } = await rpc('twin', { a: 1 });
    expect([status, statusText]).toEqual([300, 'Multiple Choices']);
    expect(error).toMatchObject({
      code: 'PGRST203',
      message:
        'Could not choose the best candidate function between: public.twin(a => integer), public.twin(a => text)',
      details: null,
      hint: 'Try renaming the parameters or the function itself in the database so function overloading can be resolved',
    });
  });

  it('with an unnamed argument are not called by name', async () => {
    const { error } = await rpc('echo_text', { text: 'x' });
    expect(error?.code).toBe('PGRST202');
    const plain = await world.fetch('/rpc/hello', {
      method: 'POST',
      headers: { 'content-type': 'text/plain' },
      body: 'x',
    });
    expect(await plain.json()).toMatchObject({
      code: 'PGRST202',
      message: 'Could not find the function public.hello in the schema cache',
      details:
        'Searched for the function public.hello with a single unnamed text parameter, but no matches were found in the schema cache.',
    });
  });
});
