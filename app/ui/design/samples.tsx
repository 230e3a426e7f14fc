import { useState } from 'react';
import { toast } from 'sonner';
import { Button } from '../button.tsx';
import { CheckboxField, InputField, SelectField } from '../fields/field.tsx';
import { TextareaField } from '../fields/textarea-field.tsx';
import { Kbd } from '../kbd.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { DropdownMenu, DropdownMenuItem } from '../overlays/dropdown-menu.tsx';
import { Cell, HeaderCell, Table } from '../table.tsx';

export function Fields() {
  return (
    <form className="grid w-full max-w-md gap-5">
      <InputField label="Name" autoComplete="name" />
      <InputField label="E-mail" type="email" hint="We write once." autoComplete="email" />
      <InputField label="Phone" type="tel" error="Write the number with its country code." />
      <SelectField label="Plan">
        <option>Small</option>
        <option>Medium</option>
        <option>Large</option>
      </SelectField>
      <TextareaField label="Message" />
      <CheckboxField label="Keep me posted" hint="You can leave at any time." />
    </form>
  );
}

export function Overlays() {
  const [open, setOpen] = useState(false);
  const close = () => setOpen(false);
  return (
    <>
      <Button onClick={() => setOpen(true)}>Open a dialog</Button>
      <Dialog
        open={open}
        onClose={close}
        title="A dialog"
        actions={<Button onClick={close}>Close</Button>}
      >
        <p>Focus stays in here until it is closed.</p>
      </Dialog>
      <DropdownMenu trigger={<Button variant="outline">Open a menu</Button>}>
        <DropdownMenuItem onSelect={() => toast('Duplicated')}>
          Duplicate <Kbd>D</Kbd>
        </DropdownMenuItem>
        <DropdownMenuItem onSelect={() => toast('Archived')}>Archive</DropdownMenuItem>
      </DropdownMenu>
      <Button variant="quiet" onClick={() => toast.success('Saved', { description: 'A toast.' })}>
        Show a toast
      </Button>
    </>
  );
}

export function SampleTable() {
  return (
    <Table>
      <thead>
        <tr>
          <HeaderCell>Plan</HeaderCell>
          <HeaderCell className="text-right">A month</HeaderCell>
        </tr>
      </thead>
      <tbody>
        <tr>
          <Cell>Small</Cell>
          <Cell className="text-right">1,500</Cell>
        </tr>
        <tr>
          <Cell>Large</Cell>
          <Cell className="text-right">7,500</Cell>
        </tr>
      </tbody>
    </Table>
  );
}
