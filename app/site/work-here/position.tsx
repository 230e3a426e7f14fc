import type { OpenPosition } from '../../../domain/jobs/open-position.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { buttonClass } from '../../ui/button-class.ts';
import { Card } from '../../ui/card.tsx';
import { CheckList } from '../blocks/check-list.tsx';
import type { WorkHereMessages } from './messages.en.ts';

type PositionProps = {
  slug: OpenPosition;
  /** True when there is an open job for it. */
  published: boolean;
  messages: WorkHereMessages['positions'];
};

/** Links to the job, or to the contact form while the job is not published. */
export function Position({ slug, published, messages }: PositionProps) {
  const { title, text, facts } = messages.items[slug];
  return (
    <Card as="article" className="flex flex-col gap-5">
      <h3 className="text-[1.6rem]">{title}</h3>
      <p>{text}</p>
      <CheckList items={facts} />
      <div className="mt-auto pt-3">
        <LocalizedLink to={published ? `/job/${slug}` : '/about'} className={buttonClass()}>
          {published ? messages.see : messages.write}
        </LocalizedLink>
      </div>
    </Card>
  );
}
