import { fill, formatDay } from '../../../i18n/format.ts';
import { useLanguage } from '../../../i18n/language-context.tsx';
import { Button } from '../../../ui/button.tsx';
import { useStaff } from '../../shell/staff-context.ts';
import { useMessages } from '../../use-messages.ts';
import { liftHold, undoErasure } from '../data/actions.ts';
import type { Person } from '../data/people.ts';
import { usePersonMutation } from '../use-person-mutation.ts';

/** Warns that the person is about to be erased or is under legal hold. */
export function PrivacyBanner({ person }: { person: Person }) {
  const people = useMessages('people');
  const { privacy } = people;
  const language = useLanguage();
  const { role } = useStaff();
  const mutate = usePersonMutation();
  const name = person.full_name || people.unnamed;
  const look =
    'flex flex-wrap items-center justify-between gap-x-6 gap-y-2 rounded-compact px-4 py-2.5 font-medium';

  if (person.erase_after) {
    const date = formatDay(new Date(person.erase_after), language);
    return (
      <div role="status" className={`${look} bg-lingon-soft text-lingon`}>
        {fill(privacy.banner, { date })}
        <Button
          variant="paper"
          size="compact"
          onClick={() => {
            let cancelled = 0;
            void mutate({
              done: () =>
                [
                  fill(privacy.erasureCancelled, { name }),
                  cancelled > 0 && fill(privacy.mailCancelled, { count: cancelled }),
                ]
                  .filter(Boolean)
                  .join(' '),
              work: async (client) => {
                cancelled = await undoErasure(client, person.id);
              },
            });
          }}
        >
          {privacy.cancelErasure}
        </Button>
      </div>
    );
  }
  if (!person.legal_hold) return null;
  return (
    <div role="status" className={`${look} bg-mint text-on-mint`}>
      {fill(privacy.heldBanner, { reason: person.legal_holds?.reason ?? '' })}
      {role === 'admin' ? (
        <Button
          variant="paper"
          size="compact"
          onClick={() =>
            mutate({ done: privacy.lifted, work: (client) => liftHold(client, person.id) })
          }
        >
          {privacy.lift}
        </Button>
      ) : (
        <span className="font-normal">{privacy.liftForAdmins}</span>
      )}
    </div>
  );
}
