import type { ReactNode } from 'react'
import climbed from '../../../art/desk-climbed.svg?no-inline'
import stumbled from '../../../art/desk-stumbled.svg?no-inline'
import type { Refused } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'

interface Props {
  title: string
  /** A phrase in English after the title. */
  voice?: string
  text?: ReactNode
  children?: ReactNode
}

export const Empty = ({ title, voice, text, children }: Props) => (
  <div className="empty">
    <img className="empty-art" src={climbed} alt="" width="180" height="165" />
    <h2>
      {title}{' '}
      {voice && (
        <span className="voice" lang="en">
          {voice}
        </span>
      )}
    </h2>
    {text && <p>{text}</p>}
    {children}
  </div>
)

/** The server refused: what is true, one button, and the details for who can use them. */
export function ErrorState({ refusal, onRetry }: { refusal: Refused; onRetry(): void }) {
  const t = useText()
  return (
    <div className="empty">
      <img className="empty-art" src={stumbled} alt="" width="180" height="165" />
      <h2>{t('desk.error')}</h2>
      <p>{t('desk.error.text')}</p>
      <Button onClick={onRetry}>
        <DeskIcon name="rotate-cw" />
        {t('desk.offline.try')}
      </Button>
      <details className="details">
        <summary>
          {t('desk.error.details')} <DeskIcon name="chevron-down" />
        </summary>
        <code>
          {refusal.status} {refusal.error?.code}
        </code>
      </details>
    </div>
  )
}
