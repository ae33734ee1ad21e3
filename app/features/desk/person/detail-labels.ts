import type { DetailField } from '../../../../domain/desk/person-details.ts'
import type { TextKey } from '../../i18n/texts.ts'

export const DETAIL_LABELS = {
  name: 'person.name',
  phone: 'person.whatsapp',
  email: 'person.email',
  city: 'person.city',
  goal: 'person.goal',
} as const satisfies Record<DetailField, TextKey>
