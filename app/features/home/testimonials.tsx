import type { Testimonial } from '../../../content/shapes.ts'
import { initialsOf } from '../../../domain/shared/initials.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { useList, useText } from '../i18n/language-context.ts'
import { Carousel } from './carousel.tsx'

const STARS = 5

export function Testimonials() {
  const t = useText()
  const testimonials = useList('testimonials')
  return (
    <section className="section testimonials" id="testimonials">
      <div className="wrap">
        <SectionHead title={t('testimonials.title')} />
        <Carousel label={t('testimonials.label')}>
          {testimonials.map((testimonial) => (
            <Quote key={testimonial.name} testimonial={testimonial} />
          ))}
        </Carousel>
      </div>
    </section>
  )
}

function Quote({ testimonial: { quote, name, role } }: { testimonial: Testimonial }) {
  const t = useText()
  return (
    <figure className="quote">
      <span className="stars" role="img" aria-label={t('testimonials.stars', { count: STARS })} />
      <blockquote>{`“${quote}”`}</blockquote>
      <figcaption>
        <span className="avatar" aria-hidden="true">
          {initialsOf(name)}
        </span>
        <span>
          <b>{name}</b>
          <span>{role}</span>
        </span>
      </figcaption>
    </figure>
  )
}
