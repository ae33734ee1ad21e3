import {
  aroundQuestions,
  commonAsides,
  sorryToHear,
  toldOnce,
  troubles,
  unknownAside,
  unknownBeside,
} from '../../content/tutor-off-script.ts'
import type { Scene, SceneStep } from '../book/read-scene.ts'
import { holdsOneOf } from '../dialogue/phrases.ts'
import { asks, isExpected, stemsOf, stepAskedOf } from './choose-step.ts'

/** 'And you?' goes with an answer, and what she says next goes with both. */
const RETURNED = /\b(?:and you|and yours|how about you|what about you|right|ok|okay|please)\s*\?\s*$/i

const SENTENCES = /(?<=[.!?])\s+/
const CHOICE = /\b(?:(?:a|an|the|some) )?(\p{L}+(?: \p{L}+)?) or (?:(?:a|an|the|some) )?(\p{L}+)\b/iu
const FEWEST_TOLD = 2
const GREETS =
  /^(?:hello|hi|hey|good (?:morning|afternoon|evening|day)|ok|okay|sure|yes|no|sorry|excuse me|well)\b[\p{L} ,']{0,18}[.!]?$/iu

/** 'You want I drop you where' asks without a mark. */
const ENDS_ASKING = /\b(?:where|when|why|how much|how many|how long|who|what)\s*[.!]*$/i
const isAsked = (sentence: string): boolean => asks(sentence) || ENDS_ASKING.test(sentence.trim())

/** What is asked in a line, and whether anything is told beside it. */
export function askedIn(text: string): { question: string; isTold: boolean } | null {
  const sentences = text.split(SENTENCES).filter((one) => /\p{L}/u.test(one))
  const question = sentences.findLast(isAsked)
  if (question === undefined) return null
  const told = sentences.filter((one) => !isAsked(one) && !GREETS.test(one.trim()))
  return { question, isTold: told.some((one) => one.split(' ').length >= FEWEST_TOLD) }
}

/** Her answer, in her role, to a question of a kind that people ask; a choice is made between two. */
export function commonAnswer(question: string): string | null {
  const found = commonAsides.find(({ words }) => holdsOneOf(question, words))
  const [, first = ''] = (/\b(?:would|do|want|prefer|like)\b/i.test(question) && CHOICE.exec(question)) || []
  return first === '' ? (found?.say ?? null) : `${capital(first.split(' ').at(-1) ?? first)}, please.`
}

const capital = (word: string): string => word.charAt(0).toUpperCase() + word.slice(1)

/** Her answer, in her role, to a question that no step of the scene is for; beside an answer, the scene goes on. */
export function answerBesideScript(
  scene: Scene,
  step: SceneStep,
  text: string,
): { say: string; goesOn: boolean } | null {
  const asked = askedIn(text)
  if (!asked || RETURNED.test(text) || isExpected(step, text)) return null
  const { question, isTold } = asked
  const own = asideFor(scene, question)
  if (own !== null && isTold) return { say: own, goesOn: true }
  const other = stepAskedOf(scene, step, question)?.choices.at(-1)?.to
  const isOfScript = step.good.some(asks) || (other !== undefined && other !== step.name)
  const common = commonAnswer(question)
  if (isOfScript) return common !== null && isTold && !step.good.some(asks) ? { say: common, goesOn: true } : null
  return { say: common ?? (isTold ? unknownBeside : unknownAside), goesOn: isTold }
}

const asideFor = ({ asides }: Scene, question: string): string | null =>
  asides.find(({ words }) => holdsOneOf(question, words))?.say ?? null

/** What was told so far that need not be asked. */
export const toldIn = (told: readonly string[], text: string): string[] => [
  ...new Set([...told, ...toldOnce.filter(({ tells }) => tells.test(text)).map(({ name }) => name)]),
]

/** Whether a line of hers asks for what was told. */
export const isToldAlready = (told: readonly string[], line: string): boolean =>
  toldOnce.some(({ name, asks: asksFor }) => told.includes(name) && asksFor.test(line))

const AROUND: ReadonlySet<string> = new Set(aroundQuestions.flatMap((word) => [...stemsOf(word)]))

/** 'Two nights, my name is Agus': everything that the step asks about is in the answer to another one. */
export function isAnswered({ simple }: SceneStep, text: string): boolean {
  const said = stemsOf(text)
  const asked = [...stemsOf(simple)].filter((stem) => !AROUND.has(stem))
  return !asks(text) && asked.length > 0 && asked.every((stem) => said.has(stem))
}

const CHEERFUL =
  /^(?:perfect|great|wonderful|good|good choice|good to know|well done|certainly|no problem|all right|thank you|nice|not bad|sure|of course)[.!,]\s+/i

/** What no longer need be asked behind a price that is fixed. */
const BARGAINS = 'Could you give me a better price?'

/** Her next line, without its 'Perfect!' where the answer tells of trouble that the step does not expect. */
export function meetTrouble(step: SceneStep, next: SceneStep, text: string): SceneStep {
  const isTrouble =
    holdsOneOf(text, troubles) &&
    !isToldAlready(toldIn([], text), BARGAINS) &&
    !step.good.some((one) => holdsOneOf(one, troubles))
  if (!isTrouble || isExpected(step, text) || !CHEERFUL.test(next.say)) return next
  return { ...next, say: `${sorryToHear} ${next.say.replace(CHEERFUL, '')}` }
}
