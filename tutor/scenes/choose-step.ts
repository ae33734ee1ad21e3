import type { Scene, SceneStep } from '../book/read-scene.ts'
import { bare } from '../dialogue/phrases.ts'
import { holding, wordPattern } from '../word-pattern.ts'

/** The step that an answer leads to; null where none fits. */
export const nextStep = ({ choices }: SceneStep, text: string): string | null =>
  choices.find(({ words }) => words.length === 0 || holds(text, words))?.to ?? null

const SHORTEST = 4

/** The longer words, without their endings. */
export const stemsOf = (words: string): Set<string> =>
  new Set(
    bare(words)
      .split(' ')
      .filter((word) => word.length >= SHORTEST)
      .map((word) => word.replace(/(?:ing|ed|es|s|e)$/, '')),
  )

/** The step at which the question that is asked would be a good one: she answers that, in whatever order. */
export function stepAskedOf({ steps }: Scene, from: SceneStep, text: string): SceneStep | null {
  if (!asks(text) || from.choices.some(({ words }) => words.length > 0)) return null
  const said = stemsOf(text)
  const shared = ({ good }: SceneStep) =>
    Math.max(0, ...good.filter(asks).map((one) => [...stemsOf(one)].filter((word) => said.has(word)).length))
  const best = steps.reduce((one, other) => (shared(other) > shared(one) ? other : one), from)
  return best === from ? null : best
}

/** A question, with or without its mark. */
const ASKS = wordPattern('\\?\\s*$|^@opensQuestion\\b')

export const asks = (text: string): boolean => ASKS.test(text.trim())

/** A question to the teacher, not to her role. */
const ASKS_MEANING = holding('asksMeaning')

const SHARED = 2

/** A question that is a good answer here: 'Where does it hurt?' */
const isGoodQuestion = ({ good }: SceneStep, text: string): boolean => {
  const said = stemsOf(text)
  return good.some((one) => asks(one) && [...stemsOf(one)].filter((stem) => said.has(stem)).length >= SHARED)
}

/** Her reply, in her role, to a question that the answer's own step does not expect. */
export function asideIn(scene: Scene | undefined, step: SceneStep, text: string): string | null {
  if (!asks(text) || ASKS_MEANING.test(text) || isExpected(step, text) || isGoodQuestion(step, text)) return null
  return scene?.asides.find(({ words }) => holds(text, words))?.say ?? null
}

/** Whether the step has a way of its own for this answer. */
export const isExpected = ({ choices }: SceneStep, text: string): boolean =>
  choices.some(({ words }) => words.length > 0 && holds(text, words))

/** Words count from their beginning: 'book' also finds 'booking'. */
function holds(text: string, words: readonly string[]): boolean {
  const framed = ` ${bare(text)}`
  return words.some((word) => framed.includes(` ${bare(word)}`))
}
