import { pictureOrKey } from '../../../domain/content/picture.ts';
import { sectionOf, type WebsiteSection } from '../../../domain/content/website.ts';
import {
  listMissingInWebsite,
  listWebsiteBlockers,
} from '../../../domain/content/website-errors.ts';
import { Portrait } from '../../art/portrait.tsx';
import { WordMark } from '../../art/word-mark.tsx';
import { queryKeys } from '../../backend/query-keys.ts';
import { fill } from '../../i18n/format.ts';
import { LocalizedLink } from '../../i18n/localized-link.tsx';
import { Badge } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { useUndoableMutation } from '../kit/actions/use-undoable-mutation.ts';
import { useStaff } from '../shell/staff-context.ts';
import { useMessages } from '../use-messages.ts';
import { setWebsiteState, type WebsiteItem } from './data/items.ts';
import { itemTones } from './state-tones.ts';

type ItemRowProps = { section: WebsiteSection; item: WebsiteItem & { name: string } };

export function ItemRow({ section, item }: ItemRowProps) {
  const t = useMessages('website');
  const { missing } = useMessages('editing');
  const { role } = useStaff();
  const mutate = useUndoableMutation(queryKeys.table(sectionOf(section).table));
  const { id, state, draft, name } = item;
  const isShown = state === 'published';
  const isComplete = listWebsiteBlockers(section, draft).length === 0;
  const isMissing = listMissingInWebsite(section, draft).length > 0;
  const set = (newState: typeof state) =>
    void mutate({
      work: (client) => setWebsiteState(client, section, id, newState),
      undo: (client) => setWebsiteState(client, section, id, state),
      done: fill(newState === 'published' ? t.shownDone : t.hiddenDone, { name }),
    });

  return (
    <>
      <Thumbnail section={section} item={item} />
      <div className="grid min-w-0 grow gap-0.5">
        <LocalizedLink
          to={`/admin/website/${section}/${id}`}
          className="line-clamp-2 font-semibold wrap-anywhere underline-offset-4 hover:underline"
        >
          {name}
        </LocalizedLink>
        <Detail section={section} item={item} />
      </div>
      <div className="flex flex-none flex-wrap items-center justify-end gap-2 max-sm:max-w-32">
        {isMissing && <Badge tone="waiting">{missing}</Badge>}
        <Badge tone={itemTones[state]}>{t.states[state]}</Badge>
        {role !== 'recruiter' && (isShown || isComplete) && (
          <Button
            variant="paper"
            size="compact"
            aria-label={fill(isShown ? t.hideOf : t.showOf, { name })}
            onClick={() => set(isShown ? 'hidden' : 'published')}
          >
            {isShown ? t.hide : t.show}
          </Button>
        )}
      </div>
    </>
  );
}

function Detail({ section, item: { draft } }: ItemRowProps) {
  const t = useMessages('website');
  const details: Partial<Record<WebsiteSection, string | undefined>> = {
    logos: draft.link?.replace(/^https?:\/\//, ''),
    testimonials: draft.company,
    team: draft['role.en'] || draft['role.sv'],
    faq: t.topics[draft.topic as keyof typeof t.topics],
  };
  const text = details[section];
  return text ? <span className="truncate text-sm text-soft">{text}</span> : null;
}

function Thumbnail({ section, item: { draft, name } }: ItemRowProps) {
  if (section === 'logos') {
    return (
      <span className="grid w-32 flex-none place-content-center overflow-hidden rounded-lg bg-spruce px-2 py-2.5 text-on-spruce max-sm:hidden">
        <WordMark name={name} logo={pictureOrKey(draft.logo_path || null)} />
      </span>
    );
  }
  if (section !== 'testimonials' && section !== 'team') return null;
  return (
    <span aria-hidden="true" className="flex-none">
      <Portrait
        image={pictureOrKey(draft.image || null)}
        name={name}
        className="size-11 rounded-full object-cover"
      />
    </span>
  );
}
