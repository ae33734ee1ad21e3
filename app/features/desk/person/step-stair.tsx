import { startTransition, useEffect, useEffectEvent, useId, useOptimistic, useRef } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { STEPS, type Step } from '../../../../domain/desk/steps.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { useInFlight } from '../frame/use-in-flight.ts'
import { answeredWish } from '../frame/wish.ts'
import { firstName } from '../parts/person-name.ts'

const ON_THE_WAY = STEPS.filter((step) => step !== 'lost')

/** A person's way to enrolment, drawn as a stair. Going back is allowed. */
export function StepStair({ person }: { person: PersonRow }) {
  const t = useText()
  const { actions, ask } = useDesk()
  const isSending = useInFlight(person.id)
  const group = useId()
  const stair = useRef<HTMLDivElement>(null)
  // Shown at once, however slow the network is.
  const [shown, show] = useOptimistic(person.step)
  const choose = (step: Step) =>
    startTransition(async () => {
      show(step)
      await actions.change(person, { step })
    })
  const takeOverChosen = useEffectEvent(() => {
    const chosen = ON_THE_WAY.find((step) => stair.current?.querySelector(`[data-step=${step}]:checked`))
    if (chosen && chosen !== person.step) choose(chosen)
  })
  // Chosen before hydration.
  useEffect(() => takeOverChosen(), [])
  const reached = (ON_THE_WAY as readonly Step[]).indexOf(shown)
  return (
    <section
      className="panel desk-stack"
      aria-busy={isSending || undefined}
      aria-label={`${t('step.label')}: ${firstName(person, t)}`}
    >
      <div ref={stair} className="step-stair" role="radiogroup" aria-label={t('step.label')}>
        {ON_THE_WAY.map((step, index) => (
          <label
            key={step}
            className={index === reached ? 'step-stair-now' : index < reached ? 'step-stair-passed' : ''}
          >
            <input type="radio" name={group} data-step={step} checked={shown === step} onChange={() => choose(step)} />
            <i />
            {t(`step.${step}`)}
          </label>
        ))}
      </div>
      {person.step !== 'new' && person.waitingSinceMs !== null && !person.isPartial && (
        <div className="box-head ruled">
          <b className="small">{t('step.stillWaits', { name: firstName(person, t) })}</b>
          <Button
            variant="nila"
            size="small"
            busy={isSending}
            onClick={() => actions.change(person, answeredWish(person))}
          >
            {t('step.answered')}
          </Button>
        </div>
      )}
      <div className="box-head ruled">
        {person.step === 'lost' ? (
          <span className="tag tag-bad">
            {t('step.lost')}
            {person.lostReason && `: ${t(`lost.${person.lostReason}`)}`}
          </span>
        ) : (
          <span className="mute small">{t('lost.question')}</span>
        )}
        <Button variant="white" size="small" onClick={() => ask({ kind: 'lost', person })}>
          {t('lost.mark')}
        </Button>
      </div>
      {person.step === 'lost' && person.lostWords && <p className="soft small">“{person.lostWords}”</p>}
    </section>
  )
}
