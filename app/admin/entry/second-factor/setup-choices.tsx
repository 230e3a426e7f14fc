import { supportsPasskeys } from '../../../backend/auth/passkeys.ts';
import { sendsTexts } from '../../../backend/auth/second-factor.ts';
import { useClientQuery } from '../../../backend/use-client-query.ts';
import { Button } from '../../../ui/button.tsx';
import type { ButtonLook } from '../../../ui/button-class.ts';
import { useMessages } from '../../use-messages.ts';

export type FactorType = 'app' | 'key' | 'phone';

type SetupChoicesProps = {
  /** The style of the button for an authenticator app, which is the first choice. */
  variant: ButtonLook['variant'];
  /** The kind of factor whose enrolment is being started. */
  pending: FactorType | undefined;
  onChoose: (type: FactorType) => void;
};

/** The kinds of second factors that this browser and this installation have. */
export function SetupChoices({ variant, pending, onChoose }: SetupChoicesProps) {
  const { setup } = useMessages('secondFactor');
  const { data: hasPhone } = useClientQuery({ queryKey: ['sends-texts'], queryFn: sendsTexts });
  type Choice = { type: FactorType; label: string; waiting: string };
  const choices: (Choice | false | undefined)[] = [
    { type: 'app', label: setup.start, waiting: setup.starting },
    supportsPasskeys() && { type: 'key', label: setup.key, waiting: setup.keyWaiting },
    hasPhone && { type: 'phone', label: setup.phone, waiting: setup.starting },
  ];
  return (
    <div className="flex flex-wrap gap-2">
      {choices.map(
        (choice) =>
          choice && (
            <Button
              key={choice.type}
              variant={choice.type === 'app' ? variant : 'paper'}
              size="compact"
              disabled={pending !== undefined}
              onClick={() => onChoose(choice.type)}
            >
              {pending === choice.type ? choice.waiting : choice.label}
            </Button>
          ),
      )}
    </div>
  );
}
