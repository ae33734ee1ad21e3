import type { Program } from '../../../content/shapes.ts'
import { Accordion } from '../../ui/accordion.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lookOfProgram } from '../../ui/program-art.ts'
import { SpriteIcon } from '../../ui/sprite-icon.tsx'
import { useBrand } from '../brand/brand-context.ts'
import { useText } from '../i18n/language-context.ts'
import { Instructors } from './instructors.tsx'
import { ProgramHero } from './program-hero.tsx'

export function ProgramSection({ program }: { program: Program }) {
  const t = useText()
  const { look } = lookOfProgram(useBrand(), program.id)
  const questions = program.questions.map(({ question, answer }) => ({ title: question, content: answer }))
  return (
    <section id={program.id} className={`program program-${look}`} aria-labelledby={`${program.id}-name`}>
      <ProgramHero program={program} />
      <div className="wrap program-body" data-below="">
        {program.learn.length > 0 && (
          <div>
            <h3>{program.learnTitle}</h3>
            <LearnGrid learn={program.learn} />
          </div>
        )}
        <div className="program-path">
          {program.path.length > 0 && (
            <div>
              <h3>{program.pathTitle}</h3>
              <Stair path={program.path} />
            </div>
          )}
          {program.why.length > 0 && (
            <div>
              <h3>{program.whyTitle}</h3>
              <Reasons reasons={program.why} />
            </div>
          )}
        </div>
        {program.teachers.length > 0 && <Instructors ids={program.teachers} />}
        {questions.length > 0 && (
          <div className="program-questions">
            <h3>{t('programs.faq')}</h3>
            <Accordion name={program.id} items={questions} />
          </div>
        )}
      </div>
    </section>
  )
}

const LearnGrid = ({ learn }: Pick<Program, 'learn'>) => (
  <ul className="learn-grid">
    {learn.map(({ icon, title, text }) => (
      <li key={title}>
        <SpriteIcon name={icon} />
        <h4>{title}</h4>
        <p>{text}</p>
      </li>
    ))}
  </ul>
)

const Stair = ({ path }: Pick<Program, 'path'>) => (
  <ol className="stair">
    {path.map(({ mark, title, text }) => (
      <li key={mark}>
        <span className="stair-mark">{mark}</span>
        <div>
          <h4>{title}</h4>
          <p>{text}</p>
        </div>
      </li>
    ))}
  </ol>
)

const Reasons = ({ reasons }: { reasons: readonly string[] }) => (
  <ul className="reasons">
    {reasons.map((reason) => (
      <li key={reason}>
        <Icon name="check" />
        {reason}
      </li>
    ))}
  </ul>
)
