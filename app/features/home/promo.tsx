import type { ReactNode } from 'react'
import { IconShape } from '../../ui/icon.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useText } from '../i18n/language-context.ts'
import { homeIcons } from './home-icons.ts'

const PERKS = [
  { name: 'perk1', icon: homeIcons.gift },
  { name: 'perk2', icon: homeIcons.clipboardCheck },
  { name: 'perk3', icon: homeIcons.shieldCheck },
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
                <IconShape path={icon} />
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
