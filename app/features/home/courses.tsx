import { Icon } from '../../ui/icon.tsx'
import { lookOfProgram } from '../../ui/program-art.ts'
import { SectionHead } from '../../ui/section-head.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useList, useText } from '../i18n/language-context.ts'

export function Courses() {
  const t = useText()
  const school = useBrand()
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
              <img src={lookOfProgram(school, id).picture} alt="" width={768} height={448} loading="lazy" />
              <div>
                <h3>{name}</h3>
                <p className="program-saying" lang="en">
                  {`“${saying}”`}
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
