import stumbled from '../../../art/desk-stumbled.svg?no-inline'
import { ButtonLink } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskShell } from './desk-shell.tsx'

/** An address of the desk that does not exist, or no longer. */
export function NothingHere() {
  const t = useText()
  return (
    <DeskShell place={null} title={t('nothing.title')} backTo="/admin/inbox">
      <div className="empty">
        <img className="empty-art" src={stumbled} alt="" width="180" height="165" />
        <h1>{t('nothing.title')}</h1>
        <p>{t('nothing.text')}</p>
        <ButtonLink href="/admin/inbox">{t('desk.inbox')}</ButtonLink>
        <ButtonLink variant="white" href="/admin/inbox#find">
          {t('desk.find')}
        </ButtonLink>
      </div>
    </DeskShell>
  )
}
