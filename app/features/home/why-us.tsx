import { ButtonLink } from '../../ui/button.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { useText } from '../i18n/language-context.ts'
import { homeIcons } from './home-icons.ts'
import { WovenFifty } from './woven-fifty.tsx'

const REASONS = [
  { number: '1', icon: homeIcons.history },
  { number: '2', icon: homeIcons.users },
  { number: '3', icon: homeIcons.shieldCheck },
  { number: '4', icon: homeIcons.route },
] as const

export function WhyUs() {
  const t = useText()
  return (
    <section className="section why-us" id="why-us" aria-labelledby="why-us-title">
      <div className="wrap why-us-grid">
        <div className="why-us-lead">
          <WovenFifty label={t('why.image')} />
          <h2 className="section-title" id="why-us-title">
            {t('why.title')}
          </h2>
          <p className="lead">{t('why.lead')}</p>
          <div className="why-us-actions">
            <ButtonLink variant="nila" href="/documents">
              <IconShape path={homeIcons.bookOpen} />
              {t('why.brochure')}
            </ButtonLink>
            <ButtonLink variant="outline" href="/documents">
              <IconShape path={homeIcons.fileText} />
              {t('why.proposal')}
            </ButtonLink>
          </div>
        </div>
        <ol>
          {REASONS.map(({ number, icon }) => (
            <li key={number}>
              <span className="plate">
                <IconShape path={icon} />
              </span>
              <div>
                <h3>{t(`why.${number}.title`)}</h3>
                <p>{t(`why.${number}.text`)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
