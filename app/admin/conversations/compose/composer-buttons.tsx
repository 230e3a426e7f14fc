import { Button } from '../../../ui/button.tsx';
import { TextButton } from '../../kit/text-button.tsx';
import { useMessages } from '../../use-messages.ts';

type ComposerButtonsProps = {
  pending: boolean;
  isScheduled: boolean;
  isPreviewed: boolean;
  onPreview: () => void;
  onSchedule: (isScheduled: boolean) => void;
  onCancel: (() => void) | undefined;
};

export function ComposerButtons(props: ComposerButtonsProps) {
  const { pending, isScheduled, isPreviewed, onPreview, onSchedule, onCancel } = props;
  const { reply: t } = useMessages('conversations');
  return (
    <div className="flex flex-wrap items-center gap-x-4 gap-y-2">
      <Button type="submit" size="compact" disabled={pending}>
        {isScheduled ? t.schedule : t.send}
      </Button>
      <Button variant="paper" size="compact" aria-pressed={isPreviewed} onClick={onPreview}>
        {t.preview}
      </Button>
      <TextButton onClick={() => onSchedule(!isScheduled)}>
        {isScheduled ? t.sendNow : t.later}
      </TextButton>
      {onCancel && (
        <Button variant="quiet" size="compact" className="ml-auto" onClick={onCancel}>
          {t.cancel}
        </Button>
      )}
    </div>
  );
}
