import { type ReactNode, useState } from 'react';
import { toast } from 'sonner';
import './design.css';
import { Alpaca } from '../../art/alpaca.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Container } from '../container.tsx';
import { EmptyState } from '../empty-state.tsx';
import { CheckboxField, InputField, SelectField } from '../fields/field.tsx';
import { TextareaField } from '../fields/textarea-field.tsx';
import { Kbd } from '../kbd.tsx';
import { LoadingView } from '../loading/loading-view.tsx';
import { Dialog } from '../overlays/dialog.tsx';
import { DropdownMenu, DropdownMenuItem } from '../overlays/dropdown-menu.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Cell, HeaderCell, Table } from '../table.tsx';
import { Toaster } from '../toast/toaster.tsx';

const colours = [
  'page',
  'wool',
  'paper',
  'ink',
  'soft',
  'line',
  'edge',
  'primary',
  'spruce',
  'mint',
  'apricot',
  'peach',
  'lingon',
  'amber',
];

/** All components on one page; exists in development only. */
export default function Design() {
  return (
    <main>
      <Container className="grid gap-14 py-14">
        <h1 className="text-5xl">Design system</h1>
        <Part title="Colour">
          {colours.map((colour) => (
            <figure key={colour} className="grid gap-1 text-sm">
              <div
                className="size-20 rounded-2xl border border-line"
                style={{ background: `var(--color-${colour})` }}
              />
              <figcaption>{colour}</figcaption>
            </figure>
          ))}
        </Part>
        <Part title="Buttons">
          <Button>Solid</Button>
          <Button variant="outline">Outline</Button>
          <Button variant="paper">Paper</Button>
          <Button variant="warm">Warm</Button>
          <Button variant="quiet">Quiet</Button>
          <Button variant="danger">Danger</Button>
          <Button disabled>Disabled</Button>
          <Button size="medium">Medium</Button>
          <Button size="compact">
            Compact <Kbd>C</Kbd>
          </Button>
        </Part>
        <Part title="Fields">
          <Fields />
        </Part>
        <Part title="Cards and badges">
          <Card>Paper</Card>
          <Card tone="wool">Wool</Card>
          <Card tone="spruce">Spruce</Card>
          <Card tone="peach">Peach</Card>
          <Card compact>Compact</Card>
          <Badge>Draft</Badge>
          <Badge tone="good">Published</Badge>
          <Badge tone="waiting">Waiting</Badge>
          <Badge tone="bad">Failed</Badge>
        </Part>
        <Part title="Overlays">
          <Overlays />
        </Part>
        <Part title="Table">
          <SampleTable />
        </Part>
        <Part title="Loading and empty">
          <LoadingView label="Small" size="small" />
          <LoadingView label="Medium" />
          <LoadingView label="Large" size="large" text="With a text" />
          <Skeleton className="h-24 w-60" />
          <EmptyState
            picture={<Alpaca pose="asleep" className="w-32" />}
            title="Nothing here yet"
            text="Say what to do next."
            action={<Button size="medium">Do it</Button>}
          />
        </Part>
        <Part title="Alpacas">
          <Alpaca pose="looking" className="w-52" />
          <Alpaca pose="searching" className="w-52" />
          <Alpaca pose="asleep" className="w-52" />
          <Alpaca pose="confused" className="w-52" />
          <Alpaca pose="running" className="w-52" />
        </Part>
      </Container>
      <Toaster />
    </main>
  );
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  return (
    <section className="grid gap-5">
      <h2 className="text-3xl">{title}</h2>
      <div className="flex flex-wrap items-center gap-4">{children}</div>
    </section>
  );
}

function Fields() {
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

function Overlays() {
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

function SampleTable() {
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
