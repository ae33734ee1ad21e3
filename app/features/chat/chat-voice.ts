import type { Language } from '../../../domain/shared/language.ts'
import type { ChatSession, Speech } from './chat-session.ts'

const voices = new Map<Language, Speech>()

/** Gets the words of the language that the visitor is answered in; where they do not come, the page's will do. */
export async function learnVoice(language: Language | null | undefined, speech: Speech): Promise<void> {
  if (!language || language === speech.language) return
  await speech.inLanguage(language).then(
    (voice) => voices.set(language, voice),
    () => undefined,
  )
}

/** Ms Kiky asks for details in the language in which she answers; what stands around the talk stays the page's. */
export function voiceOf({ state: { speaks } }: ChatSession, speech: Speech): Speech {
  const voice = speaks && speaks !== speech.language ? voices.get(speaks) : undefined
  return voice ? { ...voice, page: speech.language } : speech
}
