import type { Connection } from './desk-settings-contract.ts'

/** 'off': nothing is sent; 'failed': given up; 'retried': refused, and tried again; 'unused': never tried. */
export type Health = 'off' | 'failed' | 'retried' | 'unused' | 'fine'

/** How a way out of the site is. That it works is said only of one that has worked. */
export function healthOf({
  mode,
  failed,
  waiting,
  lastSuccessAtMs,
}: Pick<Connection, 'mode' | 'failed' | 'waiting' | 'lastSuccessAtMs'>): Health {
  if (mode !== 'real') return 'off'
  if (failed > 0) return 'failed'
  if (waiting > 0) return 'retried'
  return lastSuccessAtMs === null ? 'unused' : 'fine'
}
