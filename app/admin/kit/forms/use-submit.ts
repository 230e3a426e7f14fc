import type { FormEvent } from 'react';
import { useRunOnce } from '../../../ui/use-run-once.ts';

/** Submits the fields of a form, and ignores further submits while one is pending. */
export function useSubmit(work: (fields: Fields, form: HTMLFormElement) => Promise<void>) {
  const { pending, runOnce } = useRunOnce();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    const form = event.currentTarget;
    await runOnce(async () => {
      await work(readFields(form), form);
      return true;
    });
  }

  return { pending, onSubmit };
}

type Fields = (name: string) => string;

function readFields(form: HTMLFormElement): Fields {
  const data = new FormData(form);
  return (name) => {
    const value = data.get(name);
    return typeof value === 'string' ? value : '';
  };
}
