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

export const maxHeadlineLength = 200;
/** A person's title or profession, in one line. */
export const headline = field.line(maxHeadlineLength);

export const maxSkills = 50;
const maxSkillLength = 60;
export const skills = field.words(maxSkills, maxSkillLength);

export const maxLocations = 20;
export const locations = field.words(maxLocations, maxLocationLength);

const maxSummaryLength = 4000;
/** A person's experience, in their own words. */
export const summary = field.text(maxSummaryLength);
