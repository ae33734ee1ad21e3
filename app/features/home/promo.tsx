import type { ReactNode } from 'react'
import { perksOf } from '../../../content/facts/reasons.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { SpriteIcon } from '../../ui/sprite-icon.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'

export function Promo({ form }: { form: ReactNode }) {
  const t = useText()
  const perks = perksOf(useBrand())
  return (
    <section className="section promo on-dark" id="promo">
      <div className="wrap promo-grid">
        <div>
          <SectionHead title={t('promo.title')} voice={t('promo.voice')} />
          <p className="lead">{t('promo.lead')}</p>
          <ul className="perks">
            {perks.map(({ key, icon }) => (
              <li key={key}>
                <SpriteIcon name={icon} />
                <div>
                  <b>{t(`promo.${key}.title` as TextKey)}</b>
                  <span>{t(`promo.${key}.text` as TextKey)}</span>
                </div>
              </li>
            ))}
          </ul>
        </div>
        {form}
      </div>
    </section>
  )
}
