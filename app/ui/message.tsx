import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

const ICONS: Record<Tone, IconName> = { problem: 'circle-alert', success: 'check', note: 'info' }

type Tone = 'problem' | 'success' | 'note'

/** A message in its place on the page. A problem is told at once, the rest when the screen reader is free. */
export const Message = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <div className={`message message-${tone}`} role={tone === 'problem' ? 'alert' : 'status'}>
    <Icon name={ICONS[tone]} />
    <div>{children}</div>
  </div>
)
