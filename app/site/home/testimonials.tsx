import type { Testimonial } from '../testimonials/data.ts';
import { Quote } from '../testimonials/quote.tsx';

type TestimonialsProps = { title: string; testimonials: Testimonial[] };

export function Testimonials({ title, testimonials }: TestimonialsProps) {
  return (
    <>
      <h2 className="text-[clamp(2rem,3.6vw,3rem)]">{title}</h2>
      <ul className="quotes grid gap-5 pt-9 md:gap-6 md:pt-10 lg:grid-cols-3">
        {testimonials.map((testimonial) => (
          <li key={testimonial.id} className="grid">
            <Quote {...testimonial} />
          </li>
        ))}
      </ul>
    </>
  );
}
