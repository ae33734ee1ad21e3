import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { Translate } from '../../i18n/texts.ts'

export const fullName = (person: Pick<PersonRow, 'name'>, t: Translate): string =>
  person.name?.trim() || t('desk.nameless')

/** How people are addressed, which many write before their name. */
const TITLE =
  /^(?:bapak|bpk|pak|ibu|bu|kakak|kak|mbak|mba|mas|bang|drg?|dra|prof|ir|hj?|mrs?|ms|miss)(?:[.]\s*|\s+)(?=\p{L})/iu

export const firstName = (person: Pick<PersonRow, 'name'>, t: Translate): string =>
  calledName(person) ?? t('desk.somebody')

/** Null for whoever left no name. */
export const calledName = ({ name }: Pick<PersonRow, 'name'>): string | null =>
  withoutTitles(name?.trim() ?? '').split(/\s+/)[0] || null

function withoutTitles(name: string): string {
  const rest = name.replace(TITLE, '')
  return rest === name ? name : withoutTitles(rest)
}

/** In groups, as people write it: +6281255500142 is 0812-5550-0142. */
export const readablePhone = (phone: string): string =>
  phone.startsWith('+62') ? `0${phone.slice(3)}`.replace(/^(\d{4})(\d{3,4})(\d+)$/, '$1-$2-$3') : phone
