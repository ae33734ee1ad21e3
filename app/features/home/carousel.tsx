import { Children, type CSSProperties, type ReactNode, useRef } from 'react'
import { Icon } from '../../ui/icon.tsx'
import { useText } from '../i18n/language-context.ts'
import { useCarousel } from './use-carousel.ts'

/** Cards come in pairs: phones show one pair per page, wider screens two, with the same markup. */
const PAIR = 2

export function Carousel({ label, children }: { label: string; children: ReactNode }) {
  const t = useText()
  const cards = Children.toArray(children)
  const pairs = Array.from({ length: Math.ceil(cards.length / PAIR) }, (_, i) => cards.slice(i * PAIR, (i + 1) * PAIR))
  const region = useRef<HTMLElement>(null)
  const { page, pages, pairsPerPage, isAlive, isPlaying, show, toggle, handlers } = useCarousel(pairs.length, region)
  const isShown = (pair: number) => Math.floor(pair / pairsPerPage) === page
  const position: CSSProperties | undefined = isAlive ? { transform: `translateX(${-100 * page}%)` } : undefined

  return (
    <section ref={region} className="carousel" aria-roledescription="carousel" aria-label={label} {...handlers}>
      <div
        className={`carousel-window ${isAlive ? 'carousel-alive' : ''}`}
        aria-live={isPlaying ? 'off' : 'polite'}
        tabIndex={isAlive ? undefined : 0}
      >
        <ul className="carousel-track" style={position}>
          {pairs.map((pair, i) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: the pairs never change places
            <li key={i} className="carousel-pair" inert={isAlive && !isShown(i)}>
              {pair}
            </li>
          ))}
        </ul>
      </div>
      <p className="sr-only" aria-live={isPlaying ? 'off' : 'polite'}>
        {t('testimonials.pageStatus', { page: page + 1, pages })}
      </p>
      <div className="carousel-controls">
        <div className="carousel-dots">
          {pairs.map((_, i) => (
            <button
              // biome-ignore lint/suspicious/noArrayIndexKey: the dots never change places
              key={i}
              type="button"
              aria-label={t('testimonials.page', { page: i + 1 })}
              aria-current={i === page ? 'true' : undefined}
              onClick={() => show(i)}
            />
          ))}
        </div>
        <div className="carousel-buttons">
          <button
            type="button"
            className="round-button"
            aria-label={isPlaying ? t('testimonials.pause') : t('testimonials.play')}
            onClick={toggle}
          >
            <Icon name={isPlaying ? 'pause' : 'play'} />
          </button>
          <button
            type="button"
            className="round-button"
            aria-label={t('testimonials.previous')}
            onClick={() => show(page - 1)}
          >
            <Icon name="arrow-left" />
          </button>
          <button
            type="button"
            className="round-button"
            aria-label={t('testimonials.next')}
            onClick={() => show(page + 1)}
          >
            <Icon name="arrow-right" />
          </button>
        </div>
      </div>
    </section>
  )
}
