import { MOST_COUNTED } from '../../../../domain/desk/views.ts'
import { useText } from '../../i18n/language-context.ts'
import { useFormats } from '../../i18n/use-formats.ts'

/** Counts of people in words. Lists are not counted to their end: '1.000+'. */
export function useCounted() {
  const t = useText()
  const { number } = useFormats()
  const some = (count: number): string => (count > MOST_COUNTED ? `${number(MOST_COUNTED)}+` : number(count))
  return {
    some,
    /** '3 people'; with null '… people', until it is known. */
    people: (count: number | null): string =>
      count === 1 ? t('desk.people.one') : t('desk.people.many', { n: count === null ? '…' : some(count) }),
    csvLabel: (count: number | null): string =>
      count === 1 ? t('inbox.csv.label.one') : t('inbox.csv.label.many', { n: count === null ? '…' : some(count) }),
  }
}
