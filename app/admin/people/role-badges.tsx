import { Badge } from '../../ui/badge.tsx';
import { useMessages } from '../use-messages.ts';
import type { PersonRole } from './data/people.ts';

const tones = {
  applicant: 'neutral',
  candidate: 'good',
  freelancer: 'waiting',
  lead: 'neutral',
} as const;

export function RoleBadges({ roles }: { roles: readonly string[] }) {
  const people = useMessages('people');
  return (
    <span className="inline-flex flex-wrap gap-1 align-middle">
      {roles.filter(isRole).map((role) => (
        <Badge key={role} tone={tones[role]} className="px-2.5 text-xs whitespace-nowrap">
          {people.roles[role]}
        </Badge>
      ))}
    </span>
  );
}

function isRole(role: string): role is PersonRole {
  return role in tones;
}
