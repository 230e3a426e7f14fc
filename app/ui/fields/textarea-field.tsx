import { clsx } from 'clsx';
import {
  type ComponentProps,
  useCallback,
  useEffect,
  useImperativeHandle,
  useRef,
  useState,
} from 'react';
import { FieldFrame, type FieldLabels, inputClass, useFieldProps } from './field.tsx';
import { measureText, useTextLimit } from './text-limit.ts';

type TextareaFieldProps = ComponentProps<'textarea'> &
  FieldLabels & {
    /** The length that the limit applies to. */
    measure?: (text: string) => number;
  };

/**
 * Pasted text is never cut: the field has no `maxlength`. A counter appears near it, and over it the form is
 * not submitted and the field says why.
 */
export function TextareaField(props: TextareaFieldProps) {
  const {
    label,
    hint,
    error,
    id,
    className,
    ref,
    maxLength,
    measure = measureText,
    ...others
  } = props;
  const field = useRef<HTMLTextAreaElement>(null);
  useImperativeHandle(ref, () => field.current as HTMLTextAreaElement);
  const [length, setLength] = useState(0);
  const limit = useTextLimit()(length, maxLength);
  const update = useCallback(() => setLength(measure(field.current?.value ?? '')), [measure]);
  // Text may have been typed before hydration, and controlled text changes without input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the value is read from the field.
  useEffect(update, [update, others.value]);
  useEffect(() => field.current?.setCustomValidity(limit.error ?? ''), [limit.error]);
  useEffect(() => {
    const form = field.current?.form;
    // The fields are empty only after the event.
    const onReset = () => setTimeout(update);
    form?.addEventListener('reset', onReset);
    return () => form?.removeEventListener('reset', onReset);
  }, [update]);

  // The field's own error has the numbers too.
  const counter = limit.error && !error ? undefined : limit.counter;
  const labels = {
    label,
    hint: (hint || counter) && (
      <>
        {hint}
        {counter && <span className="block tabular-nums">{counter}</span>}
      </>
    ),
    error: error ?? limit.error,
  };
  const wiring = useFieldProps(labels, id);
  return (
    <FieldFrame {...labels} id={wiring.id}>
      <textarea
        {...wiring}
        rows={4}
        className={clsx(inputClass, className)}
        data-max-length={maxLength}
        {...others}
        ref={field}
        onInput={(event) => {
          update();
          others.onInput?.(event);
        }}
      />
    </FieldFrame>
  );
}
