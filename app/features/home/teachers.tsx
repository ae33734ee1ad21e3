import { useRef } from 'react'
import { SectionHead } from '../../ui/section-head.tsx'
import { useList, useText } from '../i18n/language-context.ts'
import { RailCounter } from './rail-counter.tsx'
import { TeacherCard } from './teacher-card.tsx'

export function Teachers() {
  const t = useText()
  const teachers = useList('teachers')
  const rail = useRef<HTMLUListElement>(null)
  return (
    <section className="section teachers on-dark" id="teachers">
      <div className="wrap">
        <SectionHead title={t('teachers.title')} voice={t('teachers.voice')}>
          {t('teachers.lead')}
        </SectionHead>
        <ul ref={rail} className="teacher-grid">
          {teachers.map((teacher) => (
            <li key={teacher.id}>
              <TeacherCard teacher={teacher} />
            </li>
          ))}
        </ul>
        <RailCounter rail={rail} count={teachers.length} />
      </div>
    </section>
  )
}
