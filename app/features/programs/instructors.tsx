import { initialsOf } from '../../../domain/shared/initials.ts'
import { TeacherCloth } from '../../ui/teacher-cloth.tsx'
import { useList, useText } from '../i18n/language-context.ts'

export function Instructors({ ids }: { ids: readonly string[] }) {
  const t = useText()
  const teachers = useList('teachers')
  return (
    <div>
      <h3>{t('programs.instructors')}</h3>
      <ul className="instructors">
        {ids.flatMap((id) =>
          teachers
            .filter((teacher) => teacher.id === id)
            .map(({ name, title, experience, photo }) => (
              <li key={id}>
                <TeacherCloth teacherId={id} initials={initialsOf(name)} photo={photo} className="instructor-cloth" />
                <div>
                  <h4>{name}</h4>
                  <p lang="en">{title}</p>
                  <p>{t('programs.experience', { years: experience })}</p>
                </div>
              </li>
            )),
        )}
      </ul>
    </div>
  )
}
