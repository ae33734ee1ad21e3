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
import { holding, wordPattern } from '../word-pattern.ts'
import { asks, isExpected, stemsOf, stepAskedOf } from './choose-step.ts'

/** 'And you?' goes with an answer, and what she says next goes with both. */
const RETURNED = wordPattern('\\b@asksBack\\s*\\?\\s*$')

const SENTENCES = /(?<=[.!?])\s+/
const CHOICE = wordPattern('\\b(?:@article )?(\\p{L}+(?: \\p{L}+)?) or (?:@article )?(\\p{L}+)\\b')
const FEWEST_TOLD = 2
const OFFERS_CHOICE = holding('offersChoice')
const GREETS = wordPattern("^@saysHello\\b[\\p{L} ,']{0,18}[.!]?$")

/** 'You want I drop you where' asks without a mark. */
const ENDS_ASKING = wordPattern('\\b@asksAtEnd\\s*[.!]*$')
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
  const [, first = ''] = (OFFERS_CHOICE.test(question) && CHOICE.exec(question)) || []
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

const CHEERFUL = wordPattern('^@cheerful[.!,]\\s+')

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
