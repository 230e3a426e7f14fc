import { clsx } from 'clsx';
import type { Testimonial } from '../testimonials/data.ts';
import { Quote } from '../testimonials/quote.tsx';
import { WideQuote } from '../testimonials/wide-quote.tsx';

type TestimonialsProps = { title: string; readCase: string; testimonials: Testimonial[] };

/** Up to three quotes side by side; a single one fills the width. */
export function Testimonials({ title, readCase, testimonials }: TestimonialsProps) {
  const [first] = testimonials;
  return (
    <>
      <h2 className="text-[clamp(2rem,3.6vw,3rem)]">{title}</h2>
      {testimonials.length === 1 && first ? (
        <div className="pt-9 md:pt-10">
          <WideQuote {...first} readCase={readCase} />
        </div>
      ) : (
        <ul
          className={clsx(
            'quotes grid gap-5 pt-9 md:gap-6 md:pt-10',
            testimonials.length === 2 ? 'lg:grid-cols-2' : 'lg:grid-cols-3',
          )}
        >
          {testimonials.map((testimonial) => (
            <li key={testimonial.id} className="grid">
              <Quote {...testimonial} readCase={readCase} />
            </li>
          ))}
        </ul>
      )}
    </>
  );
}
