import { Button } from '../../ui/button.tsx';

type DialogButtonsProps = {
  cancel: string;
  submit: string;
  onCancel: () => void;
  /** Without it the button sends the form around it. */
  onSubmit?: () => unknown;
  disabled?: boolean;
  /** For what cannot be taken back. */
  tone?: 'solid' | 'danger';
};

/** The way back and the way on, at the foot of every dialog that asks for something. */
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
        onClick={onSubmit && (() => void onSubmit())}
      >
        {submit}
      </Button>
    </>
  );
}
