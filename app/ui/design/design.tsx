import type { ReactNode } from 'react';
import './design.css';
import { Alpaca } from '../../art/alpaca.tsx';
import { Badge } from '../badge.tsx';
import { Button } from '../button.tsx';
import { Card } from '../card.tsx';
import { Container } from '../container.tsx';
import { EmptyState } from '../empty-state.tsx';
import { Kbd } from '../kbd.tsx';
import { LoadingView } from '../loading/loading-view.tsx';
import { Skeleton } from '../skeleton.tsx';
import { Toaster } from '../toast/toaster.tsx';
import { Fields, Overlays, SampleTable } from './samples.tsx';

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
