import type { Step } from '../../../../domain/desk/steps.ts'
import { useText } from '../../i18n/language-context.ts'

const COLUMNS = ['M0 11h4v3h-4z', 'M4.5 7.5h4v6.5h-4z', 'M9 4h4v10h-4z', 'M13.5 .5h4v13.5h-4z'] as const
const FLAT = ['M0 11h4v3h-4z', 'M4.5 11h4v3h-4z', 'M9 11h4v3h-4z', 'M13.5 11h4v3h-4z'] as const
const REACHED: Record<Step, number> = { new: 0, contacted: 1, trial: 2, enrolled: 3, lost: 0 }

/** A person's step with its small stair: one lit column a step. */
export function StepMark({ step }: { step: Step }) {
  const t = useText()
  const reached = REACHED[step]
  return (
    <span className="step-mark">
      <svg viewBox="0 0 18 14" aria-hidden="true" shapeRendering="crispEdges">
        {(step === 'lost' ? FLAT : COLUMNS).map((column, index) => (
          <path key={column} d={column} className={columnLook(step, index, reached)} />
        ))}
      </svg>
      {t(`step.${step}`)}
    </span>
  )
}

function columnLook(step: Step, index: number, reached: number): string {
  if (index > reached) return 'step-ahead'
  if (step === 'lost') return 'step-gone'
  if (step === 'enrolled') return 'step-done'
  return index === reached ? 'step-here' : 'step-passed'
}
