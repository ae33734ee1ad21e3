import { ButtonLink } from '../../ui/button.tsx'
import { SpriteIcon } from '../../ui/sprite-icon.tsx'
import { useText } from '../i18n/language-context.ts'
import { WovenFifty } from './woven-fifty.tsx'

const REASONS = [
  { number: '1', icon: 'history' },
  { number: '2', icon: 'users' },
  { number: '3', icon: 'shield-check' },
  { number: '4', icon: 'route' },
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
              <SpriteIcon name="book-open" />
              {t('why.brochure')}
            </ButtonLink>
            <ButtonLink variant="outline" href="/documents">
              <SpriteIcon name="file-text" />
              {t('why.proposal')}
            </ButtonLink>
          </div>
        </div>
        <ol>
          {REASONS.map(({ number, icon }) => (
            <li key={number}>
              <span className="plate">
                <SpriteIcon name={icon} />
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
