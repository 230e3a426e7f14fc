import type { Language } from '../../../../domain/language.ts';
import type { Backend } from '../../support/backend.ts';

export const texts = {
  en: {
    waiting: 'Waiting for your approval',
    read: 'Read and approve',
    other: 'Swedish',
    otherTitle: 'Biodlare',
    change: 'Ask for changes',
    needsComment: 'Tell us what you’d like to change.',
    changed: 'You asked for changes on',
    newer: 'Open the newer version',
    approve: 'Approve the ad',
    approved: 'You approved this ad on',
    unknown: 'This ad isn’t here',
  },
  sv: {
    waiting: 'Väntar på ditt godkännande',
    read: 'Läs och godkänn',
    other: 'Engelska',
    otherTitle: 'Beekeeper',
    change: 'Be om ändringar',
    needsComment: 'Berätta vad du vill ändra.',
    changed: 'Du bad om ändringar',
    newer: 'Öppna den nyare versionen',
    approve: 'Godkänn annonsen',
    approved: 'Du godkände annonsen',
    unknown: 'Annonsen finns inte här',
  },
} satisfies Record<Language, object>;

/** The job of the company becomes a draft that the recruiter owns. */
export async function unpublish({ service }: Backend, jobId: string, owner_id: string) {
  await service.from('jobs').update({ state: 'draft' }).eq('id', jobId).throwOnError();
  await service.from('job_staff').update({ owner_id }).eq('job_id', jobId).throwOnError();
}
