import type { Enums } from '../database.types.ts';
import { foldHeader } from './presets.ts';

// Words of other systems for the choices of a job. Earlier lines win.

type Words<Value> = [Value, RegExp][];

const findWord =
  <Value>(words: Words<Value>) =>
  (text: string): Value | undefined => {
    const foldedText = foldHeader(text);
    return words.find(([, pattern]) => pattern.test(foldedText))?.[0];
  };

export const parseJobState = findWord<Enums<'job_state'>>([
  ['closed', /clos|archiv|filled|full|cancel|expired|ended|hired|stäng|arkiv|tillsatt|avslut/],
  ['draft', /draft|unpublish|unlisted|internal|pending|prepar|hold|utkast|opublic/],
  ['open', /open|publish|active|live|ongoing|öppen|öppet|public|aktiv|pågå/],
]);

export const parseJobField = findWord<Enums<'job_field'>>([
  [
    'tech',
    /\b(tech|it|data|qa|devops|sre|cto)\b|engineer|develop|software|program|backend|frontend|fullstack|full stack|system|security|cloud|utveckl|ingenjör|teknik|säkerhet/,
  ],
  [
    'go_to_market',
    /go to market|sales|sälj|market|account|customer|growth|business dev|partner|revenue|kund|försälj/,
  ],
  [
    'creative',
    /creativ|kreativ|design|\b(ux|ui|art|copy)\b|brand|content|video|photo|foto|writer|editor|skrib/,
  ],
  [
    'operations',
    /operation|financ|ekonom|account|hr\b|people|talent|recruit|rekryt|admin|legal|jurist|office|logist|supply|project|projekt|manag|chef|support|drift|personal/,
  ],
]);

export const parseWorkplace = findWord<Enums<'job_remote'>>([
  ['hybrid', /hybrid|flex|delvis|partly|temporary/],
  ['remote', /remote|distans|\b(yes|ja|true|full|fully)\b/],
  ['onsite', /on ?site|office|kontor|plats|\b(no|nej|none|false)\b/],
]);

export const parseEmployment = findWord<Enums<'employment_type'>>([
  ['internship', /intern|praktik|trainee/],
  ['contract', /contract|consult|freelanc|konsult|uppdrag|c2h|\bc\b/],
  ['temporary', /temp|vikari|visstid|fixed term|tidsbegräns|seasonal|säsong/],
  ['part_time', /part ?time|deltid/],
  ['full_time', /full ?time|heltid|permanent|tillsvidare|direct hire|hire|\bh\b/],
]);

export const parseSeniority = findWord<Enums<'seniority'>>([
  ['junior', /junior|entry|graduate|nyexam|associate/],
  ['lead', /lead|principal|staff|head|director|manager|chef|executive|c level/],
  ['senior', /senior|\bsr\b|expert/],
  ['mid', /mid|medior|medel|intermediate|experienced|erfaren|not applicable/],
]);
