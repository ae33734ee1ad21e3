import type { Label } from '../../server/tutor/intents/classifier.ts'

interface Example {
  intent: Label
  utterance: string
}

const OPENERS: Record<'id' | 'en', string[]> = {
  id: [
    'halo kak, ',
    'kak ',
    'min, ',
    'mau tanya dong, ',
    'permisi, ',
    'hai, saya mau tanya ',
    'halo min mau nanya, ',
    'eh kak, ',
  ],
  en: ['hi, ', 'hello, ', 'excuse me, ', 'hi there, i have a question: ', 'sorry, ', 'good morning, '],
}
const CLOSERS: Record<'id' | 'en', string[]> = {
  id: [' ya kak', ' dong', ' min', ' ya?', ' sih', ' makasih', ' kak?', ' tolong ya'],
  en: [' please', '?', ' thanks', ' thank you', '!', ' kak'],
}
const AS_THEY_ARE: ReadonlySet<Label> = new Set<Label>(['greeting', 'thanks_bye', 'sentence'])

/** Each utterance as it is, and with what people say around it: a greeting before a question is still that question. */
export function varied(examples: readonly Example[]): Example[] {
  return examples.flatMap((example, index) => {
    if (AS_THEY_ARE.has(example.intent) || example.utterance.length > 80) return [example, example]
    const language = /\b(?:the|is|are|do|does|you|i|my|can|what|how|please|for|to)\b/i.test(example.utterance)
      ? 'en'
      : 'id'
    const opener = OPENERS[language][index % OPENERS[language].length] ?? ''
    const closer = CLOSERS[language][(index * 7) % CLOSERS[language].length] ?? ''
    return [
      example,
      { ...example, utterance: opener + example.utterance },
      { ...example, utterance: example.utterance + closer },
    ]
  })
}
