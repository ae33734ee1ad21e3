import { useText } from '../../i18n/language-context.ts'
import { useFormats } from '../../i18n/use-formats.ts'

/** What is said of a text that is longer than is taken; nothing is cut off. */
export function useTooLong() {
  const t = useText()
  const { number } = useFormats()
  return (text: string, max: number): string | undefined => {
    const { length } = text.trim()
    return length > max ? t('desk.tooLong', { n: number(length), max: number(max) }) : undefined
  }
}
