import { aroundQuestions, commonAsides, sorryToHear, troubles, unknownAside } from '../../content/tutor-off-script.ts'
import type { Scene, SceneStep } from '../book/read-scene.ts'
import { holdsOneOf } from '../dialogue/phrases.ts'
import { asks, isExpected, stemsOf, stepAskedOf } from './choose-step.ts'

/** 'And you?' goes with an answer, and what she says next goes with both. */
const RETURNED = /\b(?:and you|and yours|how about you|what about you|right|ok|okay|please)\s*\?\s*$/i

/** Her answer, in her role, to a question that no step of the scene is for; she then asks her own again. */
export function answerBesideScript(scene: Scene, step: SceneStep, text: string): string | null {
  if (!asks(text) || RETURNED.test(text) || isExpected(step, text)) return null
  const other = stepAskedOf(scene, step, text)?.choices.at(-1)?.to
  if (step.good.some(asks) || (other && other !== step.name)) return null
  return commonAsides.find(({ words }) => holdsOneOf(text, words))?.say ?? unknownAside
}

const AROUND: ReadonlySet<string> = new Set(aroundQuestions.flatMap((word) => [...stemsOf(word)]))

/** 'Two nights, my name is Agus': everything that the step asks about is in the answer to another one. */
export function isAnswered({ simple }: SceneStep, text: string): boolean {
  const said = stemsOf(text)
  const asked = [...stemsOf(simple)].filter((stem) => !AROUND.has(stem))
  return !asks(text) && asked.length > 0 && asked.every((stem) => said.has(stem))
}

const CHEERFUL =
  /^(?:perfect|great|wonderful|good|good choice|good to know|well done|certainly|no problem|all right|thank you|nice|not bad|sure|of course)[.!,]\s+/i

/** Her next line, without its 'Perfect!' where the answer tells of trouble that the step does not expect. */
export function meetTrouble(step: SceneStep, next: SceneStep, text: string): SceneStep {
  const isTrouble = holdsOneOf(text, troubles) && !step.good.some((one) => holdsOneOf(one, troubles))
  if (!isTrouble || isExpected(step, text) || !CHEERFUL.test(next.say)) return next
  return { ...next, say: `${sorryToHear} ${next.say.replace(CHEERFUL, '')}` }
}
