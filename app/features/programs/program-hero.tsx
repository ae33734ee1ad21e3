import { programsOf } from '../../../content/facts/offers.ts'
import type { Program } from '../../../content/shapes.ts'
import { ButtonLink } from '../../ui/button.tsx'
import { Icon } from '../../ui/icon.tsx'
import { lookOfProgram } from '../../ui/program-art.ts'
import { useBrand } from '../brand/brand-context.ts'

export function ProgramHero({ program }: { program: Program }) {
  const school = useBrand()
  const { look, picture } = lookOfProgram(school, program.id)
  const onLight = look === 'general-english'
  const first = program.id === programsOf(school)[0]?.id
  return (
    <div className={`program-hero ${onLight ? '' : 'on-dark'}`}>
      <div className="wrap program-hero-row">
        <div className="program-hero-words">
          <h2 id={`${program.id}-name`}>{program.name}</h2>
          <p className="program-saying voice" lang="en">
            {`“${program.saying}”`}
          </p>
          <p>{program.lead}</p>
          {program.price && (
            <p>
              <b>{program.price}</b>
            </p>
          )}
          <ButtonLink href="#global-registration" data-program={program.id} variant={onLight ? 'nila' : 'gold'}>
            {program.registerLabel}
            <Icon name="arrow-right" className="button-arrow" />
          </ButtonLink>
        </div>
        <img src={picture} alt="" width={768} height={448} loading={first ? 'eager' : 'lazy'} />
      </div>
    </div>
  )
}
