import { describe, expect, it } from 'vitest';
import { prepareSearch } from './prepare-search.ts';

const { found, query, as, createPerson, outsiders, addDocument, explain } = prepareSearch();

describe('the search says why', () => {
  it('with the words marked and the file they are in', async () => {
    expect(await explain('kube', found.cluster)).toEqual({
      source: 'document',
      label: 'cv.pdf',
      excerpt: expect.stringContaining('⟦Kubernetes⟧'),
    });
    expect(await explain('c++', found.cluster)).toMatchObject({
      excerpt: expect.stringContaining('⟦C++⟧'),
    });
    expect(await explain('projekt -redux', found.cluster)).toMatchObject({
      excerpt: expect.stringContaining('⟦projekten⟧'),
    });
    expect(await explain('glacier', found.seamstress)).toMatchObject({ source: 'cover_letter' });
    expect(await explain('volcano', found.seamstress)).toBeUndefined();
  });

  it('to recruiters alone', async () => {
    for (const actor of outsiders) {
      const call = as(actor, `select public.explain_search('kube', $1)`, [[found.cluster]]);
      await expect(call).rejects.toThrow(/only recruiters|permission denied/);
    }
    const many = Array.from({ length: 101 }, () => found.cluster);
    await expect(
      as('recruiter', `select public.explain_search('kube', $1)`, [many]),
    ).rejects.toThrow('at most 100');
  });
});

describe('a misspelt word gets a suggestion', () => {
  const suggest = async (text: string) =>
    (await as('recruiter', 'select public.suggest_search($1) as text', [text]))[0].text;

  it('from words that several people use, and from names', async () => {
    for (const name of ['Ett', 'Två', 'Tre']) {
      await addDocument(await createPerson({ last_name: name }), 'cv.pdf', 'Terraform. Xylofonist');
    }
    await query('select private.collect_known_words()');
    expect(await suggest('terrafrom')).toBe('terraform');
    expect(await suggest('("terafform" OR sömnad) klustersson')).toBe(
      '("terraform" OR sömnad) klusterson',
    );
    expect(await suggest('terraform')).toBeNull();
    expect(await suggest('qqqqwwww')).toBeNull();
    // Used by one person only.
    expect(await suggest('speleologi')).toBeNull();
  });

  it('to recruiters alone', async () => {
    for (const actor of outsiders) {
      await expect(as(actor, `select public.suggest_search('kubernets')`)).rejects.toThrow(
        /only recruiters|permission denied/,
      );
    }
  });
});
