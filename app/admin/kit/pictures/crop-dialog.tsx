import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { Dialog } from '../../../ui/overlays/dialog.tsx';
import { useMessages } from '../../use-messages.ts';
import { usePendingAction } from '../actions/use-pending-action.ts';
import { DialogButtons } from '../dialogs/dialog-buttons.tsx';
import { computePart, type Framing, maxZoom, moveBy, wholePicture } from './crop.ts';
import { cropPicture } from './crop-picture.ts';

type CropDialogProps = {
  picture: ImageBitmap;
  name: string;
  /** Width divided by height. By default the picture keeps its own ratio. */
  aspect?: number;
  onCrop: (file: File) => Promise<void>;
  onClose: () => void;
};

/** Share of the frame by which an arrow key moves the picture. */
const step = 0.05;

const arrows: Record<string, { x: number; y: number }> = {
  ArrowLeft: { x: -step, y: 0 },
  ArrowRight: { x: step, y: 0 },
  ArrowUp: { x: 0, y: -step },
  ArrowDown: { x: 0, y: step },
};

/** Chooses the part of a picture to upload, by dragging, with the arrow keys and with a slider. */
export function CropDialog({ picture, name, aspect: wanted, onCrop, onClose }: CropDialogProps) {
  const { crop: t } = useMessages('editing');
  const [framing, setFraming] = useState<Framing>(wholePicture);
  const { pending, run } = usePendingAction();
  const canvas = useRef<HTMLCanvasElement>(null);
  const aspect = wanted ?? picture.width / picture.height;
  const move = (by: { x: number; y: number }) =>
    setFraming((before) => moveBy(picture, aspect, before, by));

  useEffect(() => {
    const target = canvas.current;
    const context = target?.getContext('2d');
    if (!target || !context) return;
    const { left, top, width, height } = computePart(picture, aspect, framing);
    context.clearRect(0, 0, target.width, target.height);
    context.drawImage(picture, left, top, width, height, 0, 0, target.width, target.height);
  }, [picture, aspect, framing]);

  function onPointerMove(event: PointerEvent<HTMLCanvasElement>) {
    if (!event.currentTarget.hasPointerCapture(event.pointerId)) return;
    const { width, height } = event.currentTarget.getBoundingClientRect();
    move({ x: -event.movementX / width, y: -event.movementY / height });
  }

  function onKeyDown(event: KeyboardEvent) {
    const by = arrows[event.key];
    if (!by) return;
    event.preventDefault();
    move(by);
  }

  const submit = () =>
    run(async () => {
      await onCrop(await cropPicture(picture, aspect, framing, name));
      onClose();
    });

  return (
    <Dialog
      open
      title={t.title}
      onClose={onClose}
      actions={
        <DialogButtons
          cancel={t.cancel}
          submit={pending ? t.uploading : t.submit}
          disabled={pending}
          onCancel={onClose}
          onSubmit={submit}
        />
      }
    >
      <p className="text-soft">{t.text}</p>
      <canvas
        ref={canvas}
        width={aspect >= 1 ? 640 : Math.round(640 * aspect)}
        height={aspect >= 1 ? Math.round(640 / aspect) : 640}
        tabIndex={0}
        role="img"
        aria-label={t.frame}
        onKeyDown={onKeyDown}
        onPointerDown={(event) => event.currentTarget.setPointerCapture(event.pointerId)}
        onPointerMove={onPointerMove}
        className="mx-auto max-h-[45vh] max-w-full cursor-move touch-none rounded-compact bg-wool"
      />
      <label className="grid gap-1.5 font-semibold">
        {t.zoom}
        <input
          type="range"
          className="accent-primary"
          min={1}
          max={maxZoom}
          step={0.01}
          value={framing.zoom}
          onChange={({ target }) => {
            const zoom = Number(target.value);
            setFraming((before) => moveBy(picture, aspect, { ...before, zoom }, { x: 0, y: 0 }));
          }}
        />
      </label>
    </Dialog>
  );
}
