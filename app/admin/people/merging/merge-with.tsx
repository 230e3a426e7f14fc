import { useState } from 'react';
import { Button } from '../../../ui/button.tsx';
import { useMessages } from '../../use-messages.ts';
import { MergeDialog } from './merge-dialog.tsx';

/** Merges this person with a record that the search for duplicates did not match. */
export function MergeWith({ personId }: { personId: string }) {
  const { merge: messages } = useMessages('people');
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button variant="paper" size="compact" onClick={() => setOpen(true)}>
        {messages.with}
      </Button>
      {isOpen && <MergeDialog ids={[personId]} onClose={() => setOpen(false)} />}
    </>
  );
}
