import type { RefusalTexts } from '../../../content/id/refusal.ts'
import type { Language } from '../../../domain/shared/language.ts'
import type { Refused } from '../../lib/api-client.ts'
import { translator } from '../i18n/texts.ts'

const TEXTS = {
  id: () => import('../../../content/id/refusal.ts'),
  en: () => import('../../../content/en/refusal.ts'),
}

/** The message about a submission that was refused for good. */
export async function describeRefusal({ status, error }: Refused, language: Language, name?: string): Promise<string> {
  const { texts } = await TEXTS[language]()
  const t = translator(texts)
  const fields = fieldsIn(error?.details)
  const keys = Object.keys(texts) as (keyof RefusalTexts)[]
  const labels = keys.filter((key) => fields.some((field) => key === `refusal.field.${field}`)).map((key) => t(key))
  const named = new Intl.ListFormat(language).format(labels)
  const advice = named
    ? t('refusal.fields', { fields: named })
    : t(status === 413 ? 'refusal.long' : status === 403 ? 'refusal.blocked' : 'refusal.all')
  return `${name ? t('refusal.later', { name }) : t('refusal.now')} ${advice}`
}

/** The message about a submission that had to wait and was taken. */
export const describeSent = async (language: Language, name: string): Promise<string> =>
  translator((await TEXTS[language]()).texts)('refusal.none', { name })

/** The fields that the server's schema found wrong. */
const fieldsIn = (details: unknown): string[] =>
  Array.isArray(details) ? details.map((detail) => String(detail?.path?.[0])) : []

/** Resolves when the page is looked at. */
export async function pageIsVisible(): Promise<void> {
  if (document.visibilityState === 'visible') return
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
