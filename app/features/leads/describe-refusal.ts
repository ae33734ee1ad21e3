import type { Language } from '../../../domain/shared/language.ts'
import { translator } from '../i18n/texts.ts'

const TEXTS = {
  id: () => import('../../../content/id/refusal.ts'),
  en: () => import('../../../content/en/refusal.ts'),
}

/** What to say of a submission that was refused after its form was gone, once somebody is looking. */
export async function describeRefusal({ name }: { name: string }, language: Language): Promise<string> {
  const { texts } = await TEXTS[language]()
  if (document.visibilityState !== 'visible') {
    await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
  }
  return translator(texts)('refusal.later', { name })
}
