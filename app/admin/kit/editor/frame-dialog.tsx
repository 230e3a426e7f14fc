import { clsx } from 'clsx';
import { type ReactNode, useId } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useModal } from '../../../ui/overlays/use-modal.ts';
import { useMessages } from '../../use-messages.ts';

type FrameDialogProps = {
  title: string;
  text?: string;
  /** Label of the button that closes the dialog. */
  close?: string;
  /** Shown before the close button. */
  controls?: ReactNode;
  /** Sets the maximum size. */
  className: string;
  children: ReactNode;
  onClose: () => void;
};

/** A dialog that fills most of the screen, with a title bar. */
export function FrameDialog(props: FrameDialogProps) {
  const { title, text, controls, className, children, onClose } = props;
  const messages = useMessages('editing');
  const modal = useModal(true, onClose);
  const titleId = useId();
  return (
    <dialog
      {...modal}
      aria-labelledby={titleId}
      className={clsx(
        'dialog overflow-hidden open:grid open:grid-rows-[auto_minmax(0,1fr)]',
        className,
      )}
    >
      <div className="flex flex-wrap items-center justify-between gap-x-6 gap-y-2 border-b border-line px-5 py-3">
        <div>
          <h2 id={titleId} className="text-lg">
            {title}
          </h2>
          {text && <p className="text-soft">{text}</p>}
        </div>
        <div className="flex flex-wrap items-center gap-3">
          {controls}
          <Button variant="paper" size="compact" onClick={onClose}>
            {props.close ?? messages.close}
          </Button>
        </div>
      </div>
      {children}
    </dialog>
  );
}
