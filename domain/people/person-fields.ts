import * as field from '../forms/form-field.ts';

/** The fields about a person in every form that people fill in themselves. */
export const personFields = {
  first_name: field.requiredName(100),
  last_name: field.requiredName(100),
  email: field.email,
  phone: field.phone,
  linkedin_url: field.linkedinUrl,
  location: field.line(120),
};

/** A person's title or profession, in one line. */
export const headline = field.line(200);
