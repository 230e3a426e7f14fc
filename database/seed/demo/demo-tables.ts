import type { Row } from '../insert-rows.ts';
import { cvDocument, type SeedFile } from '../people/documents.ts';
import { type Person, personRow } from '../people/person.ts';
import { createRandom } from '../random.ts';
import { dateOnly, daysAfter, hoursAfter } from '../times.ts';
import { lastChange } from './application-story.ts';
import { applicationRows } from './applications.ts';
import { candidateRows } from './candidates.ts';
import type { Cast } from './cast.ts';
import type { ConsentTextIds } from './consent-text-ids.ts';
import { freelancerRows } from './freelancers.ts';
import type { Colleague } from './job.ts';
import { leads } from './lead-texts.ts';
import { leadMail, leadRows } from './leads.ts';
import { type Mail, mailRow } from './mail.ts';
import { personTagRows, privacyRequestRows, savedViewRows, tagRows } from './office.ts';
import { reviewLinkRows } from './review-links.ts';

type DemoInput = {
  cast: Cast;
  recruiters: readonly Colleague[];
  consentTextIds: ConsentTextIds;
  now: Date;
};

/** Each table comes after those it refers to. */
const tableOrder = [
  'people',
  'documents',
  'consents',
  'candidates',
  'freelancers',
  'freelancer_availability',
  'waiting_list',
  'applications',
  'application_answers',
  'application_ratings',
  'application_notes',
  'application_events',
  'review_links',
  'review_link_items',
  'review_events',
  'notifications',
  'outbox',
  'person_events',
  'tags',
  'person_tags',
  'saved_views',
  'privacy_requests',
] as const;

const leadStates = ['contacted', 'new', 'booked', 'new', 'closed'] as const;

/**
 * Collects rows by table, in the order in which tables can be written. Each kind has its own random stream,
 * so that a change of one kind does not change the rows of the other kinds.
 */
export function createDemoTables({ cast, recruiters, consentTextIds, now }: DemoInput) {
  const tables = new Map(tableOrder.map((table) => [table, [] as Row[]]));
  const mailIds = createRandom(7);
  const cvs = new Map<string, string>();
  const cvOf = (personId: string) => cvs.get(personId) ?? null;

  function add(table: (typeof tableOrder)[number], ...rows: Row[]): void {
    tables.get(table)?.push(...rows);
  }

  function addMail(template: string, person: Person, at: Date, options: Partial<Mail> = {}): void {
    const id = mailIds.uuid();
    add(
      'outbox',
      mailRow({ id, template, cause: `${template}:${person.id}`, person, at, ...options }),
    );
  }

  function addPeople(): SeedFile[] {
    const random = createRandom(1);
    const activity = lastActivity(cast);
    const documents = cast.people.map((person) => cvDocument(random, person, now));
    for (const person of [...cast.people, ...cast.leads]) {
      add('people', personRow(person, activity.get(person.id) ?? person.createdAt));
    }
    for (const { row } of documents) {
      cvs.set(row.person_id, row.id);
      add('documents', row);
    }
    return documents.map(({ file }) => file);
  }

  /** Some candidates read the newsletter as well. */
  function addReader(person: Person, joinedAt: Date): void {
    const at = hoursAfter(joinedAt, 1);
    add('consents', {
      person_id: person.id,
      consent_text_id: consentTextIds.newsletter,
      purpose: 'newsletter',
      language: person.language,
      given_at: at,
      created_at: at,
    });
    add('person_events', {
      person_id: person.id,
      kind: 'joined_newsletter',
      data: {},
      created_at: at,
    });
  }

  function addCandidates(): void {
    const random = createRandom(2);
    for (const [index, { person, joinedAt }] of cast.candidates.entries()) {
      const rows = candidateRows(random, person, {
        joinedAt,
        cvDocumentId: cvOf(person.id),
        consentTextId: consentTextIds.candidate_bank,
        now,
      });
      add('consents', rows.consent);
      add('candidates', rows.candidate);
      add('person_events', rows.event);
      if (index % 5 === 0) addReader(person, joinedAt);
      // Some people mistyped their address.
      const bounces = index % 14 === 5;
      addMail('candidate_welcome', person, hoursAfter(joinedAt, 0.01), {
        variables: { keep_until: dateOnly(daysAfter(joinedAt, 365)) },
        ...(bounces && { state: 'failed', error: '550 5.1.1 The mailbox does not exist' }),
      });
      const { renewal_mailed_at: askedAt } = rows.candidate;
      if (askedAt instanceof Date) {
        const deleteOn = dateOnly(daysAfter(joinedAt, 365));
        addMail('candidate_renewal', person, askedAt, { variables: { delete_on: deleteOn } });
      }
    }
  }

  function addFreelancers(): void {
    const random = createRandom(3);
    for (const { person, joinedAt } of cast.freelancers) {
      const rows = freelancerRows(random, person, {
        joinedAt,
        cvDocumentId: cvOf(person.id),
        consentTextId: consentTextIds.freelance_network,
        approverId: random.pick(recruiters).id,
        now,
      });
      add('consents', rows.consent);
      add('freelancers', rows.freelancer);
      add('freelancer_availability', ...rows.availability);
      add('person_events', rows.event);
      addMail('freelancer_welcome', person, hoursAfter(joinedAt, 0.01));
      if (rows.freelancer.approved_at)
        addMail('freelancer_approved', person, daysAfter(joinedAt, 1));
    }
  }

  function addLeads(): void {
    const random = createRandom(4);
    for (const [index, lead] of leads.entries()) {
      const person = cast.leads[index];
      if (!person) throw new Error(`there is no person for ${lead.company}`);
      const rows = leadRows(random, person, lead, {
        state: leadStates[index % leadStates.length] ?? 'new',
        assigneeIds: recruiters.map(({ id }) => id),
        consentTextIds,
      });
      add('consents', rows.consent);
      add('waiting_list', rows.lead);
      add('person_events', rows.event);
      const { template, variables } = leadMail(lead);
      addMail(template, person, hoursAfter(person.createdAt, 0.01), { variables });
    }
  }

  function addApplications(): void {
    const random = createRandom(5);
    const context = {
      consentTextId: consentTextIds.application,
      cvOf,
      colleagues: recruiters,
    };
    for (const story of cast.stories) {
      const rows = applicationRows(random, story, context);
      add('consents', ...rows.consents);
      add('applications', ...rows.applications);
      add('application_answers', ...rows.answers);
      add('application_ratings', ...rows.ratings);
      add('application_notes', ...rows.notes);
      add('notifications', ...rows.notifications);
      add('application_events', ...rows.events);
      add('outbox', ...rows.mails);
    }
  }

  function addOffice(): void {
    const random = createRandom(6);
    const review = reviewLinkRows(random, cast.stories, now);
    add('review_links', ...review.links);
    add('review_link_items', ...review.items);
    add('review_events', ...review.events);
    const tags = tagRows(random);
    const tagIds = tags.map(({ id }) => id);
    const [handler] = recruiters;
    if (!handler) throw new Error('there are no recruiters');
    add('tags', ...tags);
    add('person_tags', ...personTagRows(random, cast.people, tagIds, recruiters));
    add('saved_views', ...savedViewRows(random, recruiters));
    add('privacy_requests', ...privacyRequestRows(random, cast.people, handler, now));
  }

  return { tables, addPeople, addCandidates, addFreelancers, addLeads, addApplications, addOffice };
}

function lastActivity({ stories }: Cast): Map<string, Date> {
  const last = new Map<string, Date>();
  for (const story of stories) {
    const at = lastChange(story);
    const earlier = last.get(story.person.id);
    if (!earlier || at > earlier) last.set(story.person.id, at);
  }
  return last;
}
