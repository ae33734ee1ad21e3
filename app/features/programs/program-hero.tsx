import { PROGRAM_IDS, type Program, type ProgramId } from '../../../content/shapes.ts'
import businessEnglish from '../../art/woven/art-business-english.png?no-inline'
import examPrep from '../../art/woven/art-exam-prep.png?no-inline'
import generalEnglish from '../../art/woven/art-general-english.png?no-inline'
import interpreterServices from '../../art/woven/art-interpreter-services.png?no-inline'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'

const ART: Record<ProgramId, string> = {
  'general-english': generalEnglish,
  'business-english': businessEnglish,
  'exam-prep': examPrep,
  'interpreter-services': interpreterServices,
}

export function ProgramHero({ program }: { program: Program }) {
  const onLight = program.id === 'general-english'
  const first = program.id === PROGRAM_IDS[0]
  return (
    <div className={`program-hero ${onLight ? '' : 'on-dark'}`}>
      <div className="wrap program-hero-row">
        <div className="program-hero-words">
          <h2 id={`${program.id}-name`}>{program.name}</h2>
          <p className="program-saying voice" lang="en">
            “{program.saying}”
          </p>
          <p>{program.lead}</p>
          <ButtonLink href="#global-registration" data-program={program.id} variant={onLight ? 'nila' : 'gold'}>
            {program.registerLabel} <Icon name="arrow-right" className="button-arrow" />
          </ButtonLink>
        </div>
        <img src={ART[program.id]} alt="" width={768} height={448} loading={first ? 'eager' : 'lazy'} />
      </div>
    </div>
  )
}
