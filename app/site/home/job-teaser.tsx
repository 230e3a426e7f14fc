import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { PageSection } from '../../ui/page-section.tsx';
import type { FilledHomeMessages } from './fill-home-messages.server.ts';

type JobTeaserProps = { messages: FilledHomeMessages['jobs'] };

/** Leads visitors who came for a job to the list of jobs. It is hidden while no job is open. */
export function JobTeaser({ messages }: JobTeaserProps) {
  if (!messages.count) return null;
  return (
    <PageSection>
      <div className="flex flex-wrap items-center justify-between gap-x-10 gap-y-5 rounded-card bg-mint p-7 text-on-mint md:px-13 md:py-10">
        <div>
          <h2 className="text-[1.7rem]">{messages.title}</h2>
          <p className="pt-2 text-[1.1rem]">{messages.text}</p>
        </div>
        <LocalizedLink to="/available-jobs" className={buttonClass()}>
          {messages.count}
        </LocalizedLink>
      </div>
    </PageSection>
  );
}
