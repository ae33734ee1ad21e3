/** Keywords that choose the canned reply when the server cannot be reached. */
const TOPICS = {
  grammer: /\bgrammer\b/i,
  grammar: /\bgrammar\b|\btata bahasa\b/i,
  vocabulary: /\bvocab(?:ulary)?\b|\bwords?\b|\bkosa ?kata\b|\bkata\b/i,
  pronunciation: /\bpronunciation\b|\bvowels?\b|\bconsonants?\b|\bsounds?\b|\bpelafalan\b|\bpengucapan\b/i,
  conversation: /\bconversation\b|\bspeaking\b|\bpractice\b|\bcommunication\b|\bpercakapan\b|\bngobrol\b|\blatihan\b/i,
  business: /\bbusiness\b|\bwork\b|\bbisnis\b|\bkerja\b/i,
} as const

export type CannedTopic = keyof typeof TOPICS | 'general'

export const cannedTopic = (question: string): CannedTopic =>
  (Object.keys(TOPICS) as (keyof typeof TOPICS)[]).find((topic) => TOPICS[topic].test(question)) ?? 'general'

/** The smaller set of replies, for an error in the browser itself. */
export type ShortCannedTopic = 'grammar' | 'vocabulary' | 'conversation' | 'general'

export function shortCannedTopic(question: string): ShortCannedTopic {
  const topic = cannedTopic(question)
  if (topic === 'grammer') return 'grammar'
  return topic === 'pronunciation' || topic === 'business' ? 'general' : topic
}
