import { figureOf, reasonsOf } from '../../../content/facts/reasons.ts'
import { DOCUMENT_IDS } from '../../../domain/documents/catalogue.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { SpriteIcon } from '../../ui/sprite-icon.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import type { TextKey } from '../i18n/texts.ts'
import { WovenFigure } from './woven-figure.tsx'

export function WhyUs() {
  const t = useText()
  const school = useBrand()
  const documents = school.own?.documents ?? DOCUMENT_IDS
  const figure = figureOf(school)
  return (
    <section className="section why-us" id="why-us" aria-labelledby="why-us-title">
      <div className="wrap why-us-grid">
        <div className="why-us-lead">
          {figure && <WovenFigure figure={figure} label={t('why.image')} />}
          <h2 className="section-title" id="why-us-title">
            {t('why.title')}
          </h2>
          <p className="lead">{t('why.lead')}</p>
          <div className="why-us-actions">
            {documents.includes('brochure') && (
              <ButtonLink variant="nila" href="/documents">
                <SpriteIcon name="book-open" />
                {t('why.brochure')}
              </ButtonLink>
            )}
            {documents.includes('proposal') && (
              <ButtonLink variant="outline" href="/documents">
                <SpriteIcon name="file-text" />
                {t('why.proposal')}
              </ButtonLink>
            )}
          </div>
        </div>
        <ol>
          {reasonsOf(school).map(({ key, icon }) => (
            <li key={key}>
              <span className="plate">
                <SpriteIcon name={icon} />
              </span>
              <div>
                <h3>{t(`why.${key}.title` as TextKey)}</h3>
                <p>{t(`why.${key}.text` as TextKey)}</p>
              </div>
            </li>
          ))}
        </ol>
      </div>
    </section>
  )
}
