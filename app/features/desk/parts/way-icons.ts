import type { Way } from '../../../../domain/desk/best-way.ts'

export const WAY_ICONS: Record<Way, string> = { whatsapp: 'wa', call: 'phone', mail: 'mail' }
