import { Portrait } from '../../art/portrait.tsx';
import { WordMark } from '../../art/word-mark.tsx';
import { Section } from '../../ui/section.tsx';
import type { HomeMessages } from './messages.en.ts';
import type { Testimonial } from './testimonials-data.ts';

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

function Quote({ quote, name, title, company, logo, image }: Testimonial) {
  return (
    <figure className="grid min-w-0 content-start gap-6 wrap-anywhere rounded-card bg-wool p-7 md:p-8.5">
      <WordMark name={company} logo={logo} className="text-[1.15rem] text-soft" />
      <blockquote className="text-[1.2rem] leading-snug">
        <p className="quote">{quote}</p>
      </blockquote>
      <figcaption className="flex gap-3.5">
        {/* Decorative: the name is beside it. */}
        <span aria-hidden="true" className="flex-none">
          <Portrait image={image} name={name} className="size-13 rounded-full" />
        </span>
        <span className="pt-0.5 leading-snug">
          <b className="block font-semibold">{name}</b>
          <span className="text-[.95rem] text-soft">
            {title}, {company}
          </span>
        </span>
      </figcaption>
    </figure>
  );
}
