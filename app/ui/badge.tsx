import type { ReactNode } from 'react'

const TONES = {
  success: 'badge-success',
  limited: 'badge-limited',
  tutor: 'badge-tutor',
  quiet: 'badge-quiet',
} as const

export const Badge = ({ tone = 'quiet', children }: { tone?: keyof typeof TONES; children: ReactNode }) => (
  <span className={`badge ${TONES[tone]}`}>{children}</span>
)
