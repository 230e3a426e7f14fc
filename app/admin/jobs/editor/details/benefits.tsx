import { jobBenefits } from '../../../../../domain/enums.ts';
import { Chip } from '../../../../ui/fields/chip.tsx';
import { Section } from '../../../kit/screens/section.tsx';
import { useMessages } from '../../../use-messages.ts';
import { useJobEditing } from '../use-job-editor.ts';

/** The benefits as toggles; the page shows them in this order. */
export function BenefitsField() {
  const { draft, change } = useJobEditing();
  const { details } = useMessages('jobEditor');
  const { benefits: labels } = useMessages('jobChoices');
  return (
    <Section title={details.benefits} text={details.benefitsHint}>
      <div className="flex flex-wrap gap-2">
        {jobBenefits.map((benefit) => {
          const isOn = draft.benefits.includes(benefit);
          const toggle = () =>
            change({
              benefits: jobBenefits.filter((other) =>
                other === benefit ? !isOn : draft.benefits.includes(other),
              ),
            });
          return (
            <Chip key={benefit} isOn={isOn} aria-pressed={isOn} onClick={toggle}>
              {labels[benefit]}
            </Chip>
          );
        })}
      </div>
    </Section>
  );
}
