import type { Scene, SceneStep } from '../book/read-scene.ts'
import { bare } from '../dialogue/phrases.ts'

/** The step that an answer leads to; null where none fits. */
export const nextStep = ({ choices }: SceneStep, text: string): string | null =>
  choices.find(({ words }) => words.length === 0 || holds(text, words))?.to ?? null

const ASKS = /\?\s*$|^(?:what|when|where|who|why|how|which|can|could|may|do|does|did|is|are|will|would|should)\b/i

/** A question to the teacher, not to her role. */
const ASKS_MEANING = /\b(?:mean|means|meaning|arti|artinya|inggrisnya)\b/i

/** Her reply, in her role, to a question that the answer's own step does not expect. */
export function asideIn(scene: Scene | undefined, { choices }: SceneStep, text: string): string | null {
  if (
    !ASKS.test(text.trim()) ||
    ASKS_MEANING.test(text) ||
    choices.some(({ words }) => words.length > 0 && holds(text, words))
  )
    return null
  return scene?.asides.find(({ words }) => holds(text, words))?.say ?? null
}

/** Words count from their beginning: 'book' also finds 'booking'. */
function holds(text: string, words: readonly string[]): boolean {
  const framed = ` ${bare(text)}`
  return words.some((word) => framed.includes(` ${bare(word)}`))
}
