import { calledName } from '../../../../domain/desk/called-name.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { Translate } from '../../i18n/texts.ts'

export const fullName = (person: Pick<PersonRow, 'name'>, t: Translate): string =>
  person.name?.trim() || t('desk.nameless')

export const firstName = (person: Pick<PersonRow, 'name'>, t: Translate): string =>
  calledName(person.name) ?? t('desk.somebody')

/** In groups, as people write it: +6281255500142 is 0812-5550-0142. */
export const readablePhone = (phone: string): string =>
  phone.startsWith('+62') ? `0${phone.slice(3)}`.replace(/^(\d{4})(\d{3,4})(\d+)$/, '$1-$2-$3') : phone
