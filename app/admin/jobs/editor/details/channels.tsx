import { jobChannels } from '../../../../../domain/enums.ts';
import { LocalizedLink } from '../../../../i18n/localized-link.tsx';
import { Chip } from '../../../../ui/fields/chip.tsx';
import { Section } from '../../../kit/screens/section.tsx';
import { useMessages } from '../../../use-messages.ts';
import { useJobEditing } from '../use-job-editor.ts';

/** The channels that carry the job while it is open, as toggles. */
export function Channels() {
  const { draft, change } = useJobEditing();
  const { channels: t } = useMessages('jobEditor');
  return (
    <Section
      title={t.title}
      text={t.text}
      actions={
        <LocalizedLink
          to="/admin/website/distribution"
          className="inline-flex min-h-6 items-center font-semibold underline underline-offset-4"
        >
          {t.addresses}
        </LocalizedLink>
      }
    >
      <div className="flex flex-wrap gap-2">
        {jobChannels.map((channel) => {
          const isOn = draft.channels.includes(channel);
          const toggle = () =>
            change({
              channels: jobChannels.filter((other) =>
                other === channel ? !isOn : draft.channels.includes(other),
              ),
            });
          return (
            <Chip key={channel} isOn={isOn} aria-pressed={isOn} onClick={toggle}>
              {t.names[channel]}
            </Chip>
          );
        })}
      </div>
    </Section>
  );
}
