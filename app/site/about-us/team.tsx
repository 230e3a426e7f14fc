import { Portrait } from '../../art/portrait.tsx';
import type { TeamMember } from './data.ts';

export function Team({ members }: { members: TeamMember[] }) {
  return (
    <ul className="grid gap-x-6 gap-y-10 sm:grid-cols-2 md:grid-cols-3 lg:grid-cols-5">
      {members.map((member) => (
        <Member key={member.id} {...member} />
      ))}
    </ul>
  );
}

function Member({ name, role, text, image }: TeamMember) {
  return (
    <li className="grid grid-cols-[6.5rem_1fr] items-start gap-x-5 gap-y-4 wrap-anywhere @max-[20rem]:grid-cols-1 sm:block">
      <Portrait
        image={image}
        name={name}
        className="aspect-square w-full max-w-60 rounded-card object-cover sm:mb-4"
      />
      <div className="grid gap-1">
        <h3 className="text-[1.25rem]">{name}</h3>
        <p className="font-medium text-soft">{role}</p>
        <p className="pt-1 text-[.98rem] empty:hidden">{text}</p>
      </div>
    </li>
  );
}
