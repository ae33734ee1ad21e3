import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { useInFlight } from '../frame/use-in-flight.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { swallowSecond } from '../parts/swallow-second.ts'

/** Who answers: a soft claim of ten minutes. */
export function ClaimLine({ person }: { person: PersonRow }) {
  const t = useText()
  const { frame, nowMs, actions } = useDesk()
  const holder = person.claim && person.claim.untilMs > nowMs ? person.claim.byId : null
  const isMine = holder === frame.me.id
  const owner = memberName(frame, holder ?? person.ownerId)
  return (
    <div className="box-head">
      <span>
        <b className="strong">{t('reply.owner')}</b>
        {owner && <span className="mute small claim-owner">{owner}</span>}
      </span>
      <Button
        variant="white"
        size="small"
        data-act="claim"
        busy={useInFlight(person.id)}
        onClick={({ nativeEvent }) => {
          swallowSecond(nativeEvent)
          if (isMine) actions.release(person)
          else actions.claim(person)
        }}
      >
        <DeskIcon name="hand" />
        {t(isMine ? 'reply.release' : 'reply.claim')}
        <kbd>C</kbd>
      </Button>
    </div>
  )
}
