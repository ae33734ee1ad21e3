import type { ProgramId } from '../../../content/shapes.ts'
import businessEnglish from '../../art/woven/art-business-english.png?no-inline'
import examPrep from '../../art/woven/art-exam-prep.png?no-inline'
import generalEnglish from '../../art/woven/art-general-english.png?no-inline'
import interpreterServices from '../../art/woven/art-interpreter-services.png?no-inline'
import { Icon } from '../../ui/icon.tsx'
import { SectionHead } from '../../ui/section-head.tsx'
import { useList, useText } from '../i18n/language-context.ts'

const ART: Record<ProgramId, string> = {
  'general-english': generalEnglish,
  'business-english': businessEnglish,
  'exam-prep': examPrep,
  'interpreter-services': interpreterServices,
}

export function Courses() {
  const t = useText()
  const programs = useList('programCards')
  return (
    <section className="section" id="courses">
      <div className="wrap">
        <SectionHead title={t('courses.title')} voice={t('courses.voice')}>
          {t('courses.lead')}
        </SectionHead>
        <div className="program-cards">
          {programs.map(({ id, name, saying, summary }) => (
            <article key={id} className="program-card">
              <img src={ART[id]} alt="" width={768} height={448} loading="lazy" decoding="async" />
              <div>
                <h3>{name}</h3>
                <p className="program-saying" lang="en">
                  “{saying}”
                </p>
                <p>{summary}</p>
                <a className="go-link" href={`/programs#${id}`} aria-label={`${t('courses.explore')}: ${name}`}>
                  <span>{t('courses.explore')}</span>
                  <Icon name="arrow-right" />
                </a>
              </div>
            </article>
          ))}
        </div>
      </div>
    </section>
  )
}
