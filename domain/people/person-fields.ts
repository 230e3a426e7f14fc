import * as field from '../forms/form-field.ts';
import { maxLocationLength, maxNameLength } from '../limits.ts';

export const location = field.line(maxLocationLength);

/** The fields about a person in every form that people fill in themselves. */
export const personFields = {
  first_name: field.requiredName(maxNameLength),
  last_name: field.requiredName(maxNameLength),
  email: field.email,
  phone: field.phone,
  linkedin_url: field.linkedinUrl,
  location,
};

/** A person's title or profession, in one line. */
export const headline = field.line(200);

export const maxSkills = 50;
export const skills = field.words(maxSkills, 60);

/** A person's experience, in their own words. */
export const summary = field.text(4000);
