import { useBrand } from '../features/brand/brand-context.ts'
import { Explainer } from '../features/explainer/explainer.tsx'
import { Banner } from '../features/home/banner.tsx'
import { Courses } from '../features/home/courses.tsx'
import { Faq } from '../features/home/faq.tsx'
import { Promo } from '../features/home/promo.tsx'
import { Teachers } from '../features/home/teachers.tsx'
import { Testimonials } from '../features/home/testimonials.tsx'
import { WhyUs } from '../features/home/why-us.tsx'
import { PromoPlace } from '../features/leads/promo-place.tsx'
import type { Registered } from '../features/leads/registered.ts'

interface Props {
  onRegister(): void
  onPromo(fields: Record<string, string>): void
  /** Who registered on this page, in place of the promo's form. */
  registered: Registered | null
}

/** Everything below the fold of the home page. */
export function HomeSections({ onRegister, onPromo, registered }: Props) {
  const { own } = useBrand()
  return (
    <>
      <Courses />
      <WhyUs />
      <div className="border-shoots" />
      {!own?.hidden.includes('teachers') && <Teachers />}
      {!own?.hidden.includes('testimonials') && <Testimonials />}
      <Explainer />
      <Promo form={<PromoPlace onSubmitted={onPromo} registered={registered} />} />
      <Faq onRegister={onRegister} />
      <div className="border-shoots border-shoots-light" />
      <Banner onRegister={onRegister} />
    </>
  )
}
