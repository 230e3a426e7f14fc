import { expect, it } from 'vitest';
import { contactDetails } from '../../../domain/people/contact-details.ts';
import { createRandom } from '../random.ts';
import { createPersonMaker, personRow } from './person.ts';
import { professions } from './professions.ts';

it('makes people whose contact details staff can save as they are', () => {
  const [random, make, now] = [createRandom(7), createPersonMaker(), new Date()];
  for (const profession of professions) {
    const row = personRow(make(random, profession, now), now);
    expect(contactDetails.safeParse(row).error).toBeUndefined();
    expect(contactDetails.parse(row).linkedin_url).toBe(row.linkedin_url);
  }
});
