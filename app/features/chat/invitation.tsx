import { askTutor } from '../../lib/ask-tutor.ts'
import { Icon } from '../../ui/icon.tsx'
import type { Translate } from '../i18n/texts.ts'
import './invitation.css'
import { useInvitation } from './use-invitation.ts'

/** A bubble beside the chat button, about the section that is being read. */
export function Invitation({ isWanted, t }: { isWanted: boolean; t: Translate }) {
  const { from, decline } = useInvitation(isWanted)
  if (!from) return null
  return (
    <aside className="invitation" aria-label={t('chat.name')}>
      <button type="button" className="invitation-yes" onClick={() => askTutor(t(`invitation.${from}.ask`))}>
        {t(`invitation.${from}`)}
      </button>
      <button type="button" className="icon-button" aria-label={t('invitation.no')} onClick={decline}>
        <Icon name="x" />
      </button>
    </aside>
  )
}
