import { useSyncExternalStore } from 'react'

export interface Voice {
  lang: string
  localService: boolean
}

export type Speed = 'normal' | 'slow'
/** Normal, and for the second listening. */
export const SPEEDS: readonly Speed[] = ['normal', 'slow']
const RATES: Record<Speed, number> = { normal: 0.9, slow: 0.54 }

/** The voice that speaks English best: one of the device itself before one that needs the network. */
export const englishVoice = <V extends Voice>(voices: readonly V[]): V | undefined => {
  const english = voices.filter(({ lang }) => /^en([-_]|$)/i.test(lang))
  return english.find(({ localService }) => localService) ?? english[0]
}

/** Browsers inside other apps may have none, or only its name. */
const speech = (): SpeechSynthesis | undefined => window.speechSynthesis

const current = (): SpeechSynthesisVoice | undefined => englishVoice(speech()?.getVoices() ?? [])

/** Browsers load their voices late, and some have none. */
const subscribe = (onChange: () => void): (() => void) => {
  speech()?.addEventListener?.('voiceschanged', onChange)
  return () => speech()?.removeEventListener?.('voiceschanged', onChange)
}

export const useHasEnglishVoice = (): boolean =>
  useSyncExternalStore(
    subscribe,
    () => current() !== undefined,
    () => false,
  )

/** `onEnd` also when something else is said instead. */
export function say(words: string, speed: Speed, onEnd = () => {}): void {
  const voice = current()
  if (!voice) return
  const utterance = new SpeechSynthesisUtterance(words)
  utterance.voice = voice
  utterance.lang = voice.lang
  utterance.rate = RATES[speed]
  utterance.onend = onEnd
  utterance.onerror = onEnd
  speech()?.cancel()
  speech()?.speak(utterance)
}
