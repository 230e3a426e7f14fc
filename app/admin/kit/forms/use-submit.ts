import { type FormEvent, useRef, useState } from 'react';

/** Submits the fields of a form, and ignores further submits while one is pending. */
export function useSubmit(work: (fields: Fields, form: HTMLFormElement) => Promise<void>) {
  const [pending, setPending] = useState(false);
  const busy = useRef(false);

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (busy.current) return;
    const form = event.currentTarget;
    busy.current = true;
    setPending(true);
    try {
      await work(readFields(form), form);
    } finally {
      busy.current = false;
      setPending(false);
    }
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
