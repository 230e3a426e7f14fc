import { randomBytes } from 'node:crypto';
import type { Bilingual } from '../content/rows.ts';
import type { Row } from '../insert-rows.ts';
import type { Random } from '../random.ts';
import { daysAfter, daysAgo, hoursAfter } from '../times.ts';
import { type Story, stageOf } from './application-story.ts';

// One shortlist that a client has opened. Its hash is random and belongs to no token, so the link opens nothing.

const recipient = { name: 'Ines Falk', email: 'ines.falk@client.example' };

const presentation: Bilingual = {
  en: 'Has done the core of this role before, answers with examples and can start within three months.',
  sv: 'Har gjort rollens huvuduppgift tidigare, svarar med exempel och kan börja inom tre månader.',
};

const comment: Bilingual = {
  en: 'This is who we were hoping for. Can we meet on Thursday?',
  sv: 'Det är den här personen vi hoppades på. Kan vi ses på torsdag?',
};

const reply: Bilingual = {
  en: 'Glad to hear it. Thursday at ten works, and I’ll send the invitation today.',
  sv: 'Vad roligt! Torsdag klockan tio går bra, jag skickar inbjudan i dag.',
};

type ReviewRows = { links: Row[]; items: Row[]; events: Row[] };

/**
 * Creates a review link for the job with the most applicants in interviews, if there is such a job. Fixed jobs are left
 * out: they stay when the demo is removed, and the link would stay with them.
 */
export function reviewLinkRows(random: Random, stories: readonly Story[], now: Date): ReviewRows {
  const interviewed = stories.filter(
    (story) => stageOf(story) === 'interview' && !story.withdrawnAt && !story.job.isFixed,
  );
  const shortlists = Map.groupBy(interviewed, ({ job }) => job).values();
  const [shortlist] = [...shortlists].toSorted((one, other) => other.length - one.length);
  const job = shortlist?.[0]?.job;
  if (!shortlist || !job) return { links: [], items: [], events: [] };

  const { language } = job.owner;
  const sentAt = daysAgo(now, 0.9);
  const openedAt = hoursAfter(sentAt, 3);
  const linkId = random.uuid();
  const items = shortlist.slice(0, 4).map((story, position) => ({
    id: random.uuid(),
    review_link_id: linkId,
    application_id: story.id,
    position,
    presentation: presentation[language],
    decision: position === 0 ? 'interview' : null,
    decided_at: position === 0 ? hoursAfter(openedAt, 0.2) : null,
    created_at: sentAt,
  }));
  const event = (kind: string, hours: number, item?: Row, said?: string, staff?: string): Row => ({
    review_link_id: linkId,
    item_id: item?.id ?? null,
    kind,
    comment: said ?? null,
    staff_id: staff ?? null,
    created_at: hoursAfter(openedAt, hours),
  });
  return {
    links: [
      {
        id: linkId,
        job_id: job.id,
        token_hash: randomBytes(32).toString('hex'),
        recipient_name: recipient.name,
        recipient_email: recipient.email,
        language,
        expires_at: daysAfter(sentAt, 30),
        shared_at: sentAt,
        last_opened_at: openedAt,
        created_by: job.owner.id,
        created_at: sentAt,
      },
    ],
    items,
    events: [
      event('opened', 0),
      ...items.map((item, index) => event('viewed', 0.05 + index / 50, item)),
      event('commented', 0.15, items[0], comment[language]),
      event('asked_for_interview', 0.2, items[0]),
      event('replied', 1.5, items[0], reply[language], job.owner.id),
    ],
  };
}
