import { Section } from '../../ui/section.tsx';
import type { Testimonial } from '../testimonials/data.ts';
import { Quote } from '../testimonials/quote.tsx';
import type { HomeMessages } from './messages.en.ts';

type TestimonialsProps = {
  messages: HomeMessages['testimonials'];
  testimonials: Testimonial[];
};

export function Testimonials({ messages, testimonials }: TestimonialsProps) {
  if (testimonials.length === 0) return null;
  return (
    <Section>
      <h2 className="text-[clamp(2rem,3.6vw,3rem)]">{messages.title}</h2>
      <ul className="quotes grid gap-5 pt-9 md:gap-6 md:pt-10 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="grid">
            <Quote {...testimonial} />
          </li>
        ))}
      </ul>
    </Section>
  );
}
