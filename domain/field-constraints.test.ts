import { expect, it } from 'vitest';
import { z } from 'zod';
import { applicationForm } from './applications/application.ts';
import { constraintsOf } from './field-constraints.ts';
import * as field from './forms/form-field.ts';
import { calculationForm } from './leads/calculation.ts';
import { contactForm } from './leads/contact.ts';
import { leadForm } from './leads/lead.ts';
import { candidateForm } from './people/candidate.ts';
import { freelancerForm } from './people/freelancer.ts';
import { ownForms } from './people/person.ts';

const constraints = constraintsOf(
  z.object({
    name: field.requiredName(100),
    location: field.line(120),
    message: field.requiredText(5000),
    summary: field.text(4000),
    email: field.email,
    phone: field.phone,
    linkedin_url: field.linkedinUrl,
    portfolio_url: field.webUrl,
    day_rate: field.wholeNumber(1, 1_000_000),
    skills: field.words(50, 60),
    plan: field.choice(['small', 'large']),
    from: z.iso.date(),
    ...field.consent,
  }),
);

it.each([
  ['name', { required: true, maxLength: 100 }],
  ['location', { maxLength: 120 }],
  ['message', { required: true, maxLength: 5000 }],
  ['summary', { maxLength: 4000 }],
  ['email', { required: true, maxLength: 254 }],
  ['phone', { maxLength: 40 }],
  ['linkedin_url', { maxLength: 300 }],
  ['portfolio_url', { maxLength: 2000 }],
  ['day_rate', { min: 1, max: 1_000_000 }],
  ['plan', undefined],
  ['from', { required: true }],
  ['consent', { required: true }],
])('derives the constraints of %s', (name, expected) => {
  expect(constraints[name]).toEqual(expected);
});

it('leaves room for a full list with commas between its entries', () => {
  const list = Array.from({ length: 50 }, (_, at) => String(at).padStart(60, 'x')).join(', ');
  expect(field.words(50, 60).safeParse(list).success).toBe(true);
  expect(list.length).toBeLessThanOrEqual(constraints.skills?.maxLength ?? 0);
});

const forms = {
  applicationForm,
  calculationForm,
  candidateForm,
  contactForm,
  freelancerForm,
  leadForm,
  ...ownForms,
};

it.each(Object.entries(forms))(
  '%s accepts a text as long as its constraint, not longer',
  (_, form) => {
    for (const [name, { maxLength }] of Object.entries(constraintsOf(form))) {
      const schema = form.shape[name as keyof typeof form.shape] as z.ZodType;
      if (maxLength === undefined) continue;
      const isTooLong = (length: number) =>
        schema
          .safeParse('x'.repeat(length))
          .error?.issues.some(({ message }) => message === 'too_long') ?? false;
      expect(isTooLong(maxLength + 1), `${name} of ${maxLength + 1}`).toBe(true);
      if (!isList(name)) expect(isTooLong(maxLength), `${name} of ${maxLength}`).toBe(false);
    }
  },
);

/** One entry of a list is limited, too. */
const isList = (name: string) => name === 'skills' || name === 'locations';
