import { Button } from '../../../ui/button.tsx';

type DialogButtonsProps = {
  cancel: string;
  submit: string;
  onCancel: () => void;
  /** Without it the button submits the surrounding form. */
  onSubmit?: () => unknown;
  disabled?: boolean;
  /** `danger` is for actions that cannot be undone. */
  tone?: 'solid' | 'danger';
};

/** The cancel and submit buttons at the foot of a dialog. */
export function DialogButtons(props: DialogButtonsProps) {
  const { cancel, submit, onCancel, onSubmit, disabled, tone = 'solid' } = props;
  return (
    <>
      <Button variant="quiet" size="compact" onClick={onCancel}>
        {cancel}
      </Button>
      <Button
        type={onSubmit ? 'button' : 'submit'}
        variant={tone}
        size="compact"
        disabled={disabled}
        onClick={
          onSubmit && (({ currentTarget }) => reportLongText(currentTarget) || void onSubmit())
        }
      >
        {submit}
      </Button>
    </>
  );
}

/** A form checks the length of its texts by itself. Returns whether a text of a dialog without a form is too long. */
function reportLongText(button: HTMLElement): boolean {
  const areas = Array.from(button.closest('dialog')?.querySelectorAll('textarea') ?? []);
  const long = areas.find(({ validity }) => validity.customError);
  long?.reportValidity();
  return long !== undefined;
}
