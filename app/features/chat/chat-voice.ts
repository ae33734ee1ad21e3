import type { Language } from '../../../domain/shared/language.ts'
import type { ChatSession } from './chat-state.ts'
import type { Speech } from './speech.ts'

const voices = new Map<Language, Speech>()

/** Loads the texts of the language of the replies; if that fails, the page's language is used. */
export async function learnVoice(language: Language | null | undefined, speech: Speech): Promise<void> {
  if (!language || language === speech.language) return
  await speech.inLanguage(language).then(
    (voice) => voices.set(language, voice),
    () => undefined,
  )
}

/** Lead questions use the language of the replies; the panel around them stays in the page's. */
export function voiceOf({ state: { speaks } }: ChatSession, speech: Speech): Speech {
  const voice = speaks && speaks !== speech.language ? voices.get(speaks) : undefined
  return voice ? { ...voice, page: speech.language } : speech
}
