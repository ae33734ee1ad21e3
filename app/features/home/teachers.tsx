import { SectionHead } from '../../ui/section-head.tsx'
import { useList, useText } from '../i18n/language-context.ts'
import { TeacherCard } from './teacher-card.tsx'

export function Teachers() {
  const t = useText()
  const teachers = useList('teachers')
  return (
    <section className="section teachers on-dark" id="teachers">
      <div className="wrap">
        <SectionHead title={t('teachers.title')} voice={t('teachers.voice')}>
          {t('teachers.lead')}
        </SectionHead>
        <ul className="teacher-grid">
          {teachers.map((teacher) => (
            <li key={teacher.id}>
              <TeacherCard teacher={teacher} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  )
}
