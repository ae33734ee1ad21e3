import type { ReactNode } from 'react'
import { SectionHead } from '../../ui/section-head.tsx'
import { SpriteIcon } from '../../ui/sprite-icon.tsx'
import { useText } from '../i18n/language-context.ts'

const PERKS = [
  { name: 'perk1', icon: 'gift' },
  { name: 'perk2', icon: 'clipboard-check' },
  { name: 'perk3', icon: 'shield-check' },
] as const

export function Promo({ form }: { form: ReactNode }) {
  const t = useText()
  return (
    <section className="section promo on-dark" id="promo">
      <div className="wrap promo-grid">
        <div>
          <SectionHead title={t('promo.title')} voice={t('promo.voice')} />
          <p className="lead">{t('promo.lead')}</p>
          <ul className="perks">
            {PERKS.map(({ name, icon }) => (
              <li key={name}>
                <SpriteIcon name={icon} />
                <div>
                  <b>{t(`promo.${name}.title`)}</b>
                  <span>{t(`promo.${name}.text`)}</span>
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
