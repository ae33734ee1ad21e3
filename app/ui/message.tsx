import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

const ICONS: Record<Tone, IconName> = { problem: 'circle-alert', success: 'check', note: 'info' }

type Tone = 'problem' | 'success' | 'note'

/** An inline message: problems are announced assertively, everything else politely. */
export const Message = ({ tone, children }: { tone: Tone; children: ReactNode }) => (
  <div className={`message message-${tone}`} role={tone === 'problem' ? 'alert' : 'status'}>
    <Icon name={ICONS[tone]} />
    <div>{children}</div>
  </div>
)
