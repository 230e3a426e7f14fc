import type { Row } from '../insert-rows.ts';
import { cvDocument, type SeedFile } from '../people/documents.ts';
import { type Person, personRow } from '../people/person.ts';
import type { Random } from '../random.ts';
import { daysAfter, hoursAfter } from '../times.ts';
import { lastChange } from './application-story.ts';
import { applicationRows } from './applications.ts';
import { candidateRows } from './candidates.ts';
import type { Cast } from './cast.ts';
import type { ConsentTexts } from './consent-texts.ts';
import { freelancerRows } from './freelancers.ts';
import type { Colleague } from './job.ts';
import { leads } from './lead-texts.ts';
import { leadMail, leadRows } from './leads.ts';
import { type Mail, mailRow } from './mail.ts';
import { personTagRows, privacyRequestRows, savedViewRows, tagRows } from './office.ts';

type Given = {
  random: Random;
  cast: Cast;
  recruiters: readonly Colleague[];
  consentTexts: ConsentTexts;
  now: Date;
};

/** Collects rows by table. Tables are written in the order in which they first got a row. */
export function createGathering({ random, cast, recruiters, consentTexts, now }: Given) {
  const tables = new Map<string, Row[]>();
  const cvs = new Map<string, string>();
  const cvOf = (personId: string) => cvs.get(personId) ?? null;

  function add(table: string, ...rows: Row[]): void {
    const known = tables.get(table) ?? [];
    known.push(...rows);
    tables.set(table, known);
  }

  function addMail(template: string, person: Person, at: Date, rest: Partial<Mail> = {}): void {
    const id = random.uuid();
    add(
      'public.outbox',
      mailRow({ id, template, cause: `${template}:${person.id}`, person, at, ...rest }),
    );
  }

  function addPeople(): SeedFile[] {
    const activity = lastActivity(cast);
    const documents = cast.people.map((person) => cvDocument(random, person, now));
    for (const person of [...cast.people, ...cast.leads]) {
      add('public.people', personRow(person, activity.get(person.id) ?? person.createdAt));
    }
    for (const { row } of documents) {
      cvs.set(row.person_id, row.id);
      add('public.documents', row);
    }
    return documents.map(({ file }) => file);
  }

  function addCandidates(): void {
    for (const [index, { person, joinedAt }] of cast.candidates.entries()) {
      const rows = candidateRows(
        random,
        person,
        joinedAt,
        cvOf(person.id),
        consentTexts.candidate_bank,
        now,
      );
      add('public.consents', rows.consent);
      add('public.candidates', rows.candidate);
      add('public.person_events', rows.event);
      // Three of the newest have typed an address that does not exist.
      const bounces = index % 14 === 5;
      addMail('candidate_welcome', person, hoursAfter(joinedAt, 0.01), {
        variables: { keep_until: daysAfter(joinedAt, 365).toISOString().slice(0, 10) },
        ...(bounces && { state: 'failed', error: '550 5.1.1 The mailbox does not exist' }),
      });
    }
  }

  function addFreelancers(): void {
    for (const { person, joinedAt } of cast.freelancers) {
      const rows = freelancerRows(random, person, {
        joinedAt,
        cvDocumentId: cvOf(person.id),
        consentTextId: consentTexts.freelance_network,
        approverId: random.pick(recruiters).id,
        now,
      });
      add('public.consents', rows.consent);
      add('public.freelancers', rows.freelancer);
      add('public.freelancer_availability', ...rows.availability);
      add('public.person_events', rows.event);
      addMail('freelancer_welcome', person, hoursAfter(joinedAt, 0.01));
      if (rows.freelancer.approved_at)
        addMail('freelancer_approved', person, daysAfter(joinedAt, 1));
    }
  }

  function addLeads(): void {
    for (const [index, lead] of leads.entries()) {
      const person = cast.leads[index];
      if (!person) throw new Error(`nobody stands for ${lead.company}`);
      const assignees = recruiters.map(({ id }) => id);
      const rows = leadRows(random, person, lead, assignees, consentTexts);
      add('public.consents', rows.consent);
      add('public.waiting_list', rows.lead);
      add('public.person_events', rows.event);
      const { template, variables } = leadMail(lead, person.language);
      addMail(template, person, hoursAfter(person.createdAt, 0.01), { variables });
    }
  }

  function addApplications(): void {
    const surroundings = { consentTextId: consentTexts.application, cvOf, colleagues: recruiters };
    for (const story of cast.stories) {
      const rows = applicationRows(random, story, surroundings);
      add('public.consents', ...rows.consents);
      add('public.applications', ...rows.applications);
      add('public.application_answers', ...rows.answers);
      add('public.application_ratings', ...rows.ratings);
      add('public.application_notes', ...rows.notes);
      add('public.notifications', ...rows.notifications);
      add('public.application_events', ...rows.events);
      add('public.outbox', ...rows.mails);
    }
  }

  function addOffice(): void {
    const tags = tagRows(random);
    const tagIds = tags.map(({ id }) => id);
    const [handler] = recruiters;
    if (!handler) throw new Error('there are no recruiters');
    add('public.tags', ...tags);
    add('public.person_tags', ...personTagRows(random, cast.people, tagIds, recruiters));
    add('public.saved_views', ...savedViewRows(random, recruiters));
    add('public.privacy_requests', ...privacyRequestRows(random, cast.people, handler, now));
  }

  return { tables, addPeople, addCandidates, addFreelancers, addLeads, addApplications, addOffice };
}

function lastActivity({ stories }: Cast): Map<string, Date> {
  const last = new Map<string, Date>();
  for (const story of stories) {
    const at = lastChange(story);
    const known = last.get(story.person.id);
    if (!known || at > known) last.set(story.person.id, at);
  }
  return last;
}
