import type { CorrectedSentence } from '../../english/grammar/correct.ts'
import { END, type Scene, type SceneStep } from '../book/read-scene.ts'
import { fixesIn, uniqueReasons } from '../dialogue/corrections.ts'
import { countIn, remember, talkedAbout } from '../dialogue/memory.ts'
import { say } from '../dialogue/school-book.ts'
import { isTrifle } from '../dialogue/trifle.ts'
import { asIf, type Said, said, type Turn } from '../dialogue/turn.ts'
import { wordPattern } from '../word-pattern.ts'
import { asideIn, nextStep, stemsOf, stepAskedOf } from './choose-step.ts'
import { tellFeedback } from './feedback.ts'
import {
  answerBesideScript,
  askedIn,
  commonAnswer,
  isAnswered,
  isToldAlready,
  meetTrouble,
  toldIn,
} from './off-script.ts'
import type { Playing } from './playing.ts'
import { stepBehindLine, swapRoles, wantsHerRole } from './swap-roles.ts'

export function startScene(turn: Turn, scene: Scene, isSwapped = wantsHerRole(turn.text, scene)): Said {
  const { book, memory } = turn
  const [first] = (isSwapped ? swapRoles(scene) : scene).steps
  if (!first) throw new Error(`The scene ${scene.name} has no steps`)
  const values = { scene: scene.title[book.language], role: scene.role[book.language] }
  const start = say(book, isSwapped ? 'play.start.swapped' : 'play.start', values)
  const playing = {
    scene: scene.name,
    step: first.name,
    said: [],
    mistakes: [],
    told: [],
    isAskedAgain: false,
    isSwapped,
  }
  return said('practice', [start, line(first), hintOf(turn, first)], {
    practice: { kind: 'role-play', ...playing },
    scenes: remember(memory.scenes, scene.name),
    fixes: [],
    last: talkedAbout('scene', scene.name),
  })
}

function sceneOf({ teaching }: Turn, { scene, isSwapped }: Playing): Scene | undefined {
  const found = teaching.scenes.find(({ name }) => name === scene)
  return found && isSwapped ? swapRoles(found) : found
}

const stepOf = (turn: Turn, playing: Playing): SceneStep | undefined =>
  sceneOf(turn, playing)?.steps.find(({ name }) => name === playing.step)

const line = ({ say: words }: SceneStep): string => `**Ms Kiky:** ${words}`

/** What to answer, which the scenes tell in Indonesian; who reads English gets the beginning of a good answer. */
export const hintOf = (turn: Turn, step: SceneStep): string | null =>
  (turn.book.language === 'en' ? openingOf(turn, step) : null) ??
  (step.help ? say(turn.book, 'play.help', { help: step.help }) : null)

const OPENING_WORDS = 3

/** How a good answer begins. */
export const openingOf = ({ book }: Turn, { good }: SceneStep): string | null => {
  const opening = good[0]?.split(' ').slice(0, OPENING_WORDS).join(' ')
  return opening ? say(book, 'play.opening', { opening }) : null
}

/** The line that waits for an answer. */
export function lineAgain(turn: Turn, playing: Playing): string {
  const step = stepOf(turn, playing)
  return step ? line(step) : ''
}

/** A question that she can answer in her role; the scene waits. */
export function besideScene(turn: Turn, playing: Playing): Said | null {
  const step = stepOf(turn, playing)
  if (!step || askedIn(turn.text)?.isTold) return null
  const aside = asideIn(sceneOf(turn, playing), step, turn.text)
  return aside ? said('practice', [`**Ms Kiky:** ${aside} ${step.say}`]) : null
}

type Aside = (turn: Turn, playing: Playing) => Said | null

export const repeatLine: Aside = (turn, playing) => waitingLine(turn, playing, () => [say(turn.book, 'play.again')])

export const feedbackSoFar: Aside = (turn, playing) => {
  const answer = waitingLine(turn, playing, () => [tellFeedback(turn, playing)])
  return answer && { ...answer, memory: { last: turn.memory.last } }
}

/** What she asks, and a good answer to it. */
export const sampleAnswer: Aside = (turn, playing) =>
  waitingLine(turn, playing, (step) => [
    playing.isSwapped ? null : hintOf(turn, step),
    say(turn.book, 'play.sample', { sample: step.good[0] ?? step.help }),
  ])

/** Something said beside the scene, then the line that waits. */
export function waitingLine(turn: Turn, playing: Playing, beside: (step: SceneStep) => (string | null)[]): Said | null {
  const step = stepOf(turn, playing)
  return step ? { ...said('practice', [...beside(step), line(step)]), isWaiting: true } : null
}

/** To the step behind the one that waits, as if it had a good answer. */
export function goOnTo(turn: Turn, playing: Playing): Said | null {
  const step = stepOf(turn, playing)
  return step ? goTo(asIf(turn, step.good[0] ?? ''), playing, step, playing.said) : null
}

/** The learner's line, then hers. English is corrected at the end, or when feedback is asked for. */
export function continueScene(turn: Turn, playing: Playing): Said {
  const { book, analysis } = turn
  const scene = sceneOf(turn, playing)
  const step = stepOf(turn, playing)
  if (!scene || !step)
    return said('practice', [say(book, 'play.stop')], { practice: null, offered: ['scenes', 'quiz'] })
  if (analysis.written === 'id') return said('practice', [say(book, 'play.english'), line(step), hintOf(turn, step)])
  const { said: spoken } = withLine(turn, playing)
  const isPlain = !playing.isAskedAgain && !playing.isSwapped && analysis.quoted === null
  const aside = isPlain ? answerBesideScript(scene, step, turn.text) : null
  const common = besideSwapped(scene, playing, turn.text)
  if (common)
    return said('practice', [`**Ms Kiky:** ${common}`, hintOf(turn, step)], {
      practice: { ...playing, said: spoken, isAskedAgain: true },
    })
  if (aside && !aside.goesOn)
    return said('practice', [`**Ms Kiky:** ${aside.say} ${step.say}`, hintOf(turn, step)], {
      practice: { ...playing, said: spoken, told: toldIn(playing.told, turn.text), isAskedAgain: true },
    })
  return goTo(turn, playing, step, spoken, aside?.say)
}

/** With the roles swapped: her answer to a question that is like no line of the scene. */
function besideSwapped({ steps }: Scene, playing: Playing, text: string): string | null {
  const asked = playing.isSwapped && !playing.isAskedAgain ? askedIn(text) : null
  const said = asked ? stemsOf(asked.question) : new Set<string>()
  const isOfScene = steps.some(({ good }) => good.some((one) => [...stemsOf(one)].some((stem) => said.has(stem))))
  return asked && !isOfScene ? commonAnswer(asked.question) : null
}

const MAX_KEPT = 12
const MAX_LINE = 200

/** What was said so far, with the line of this message. */
export const withLine = (turn: Turn, playing: Playing): Playing => ({
  ...playing,
  said: remember(playing.said, ...correctedIn(turn)).slice(-MAX_KEPT),
})

/** 'what she wrote → better', for each line with a mistake that matters in speaking. */
export const correctedIn = (turn: Turn): string[] =>
  spokenWrong(turn)
    .map(({ original, corrected }) => `“${original}” → **${corrected}**`)
    .filter((one) => one.length <= MAX_LINE)

const spokenWrong = ({ analysis }: Turn): CorrectedSentence[] =>
  analysis.corrections
    .map((one) => ({ ...one, findings: one.findings.filter((finding) => !isTrifle(finding)) }))
    .filter(({ findings }) => findings.length > 0)

/** Her answer to a question that belongs to another step, or the next step. */
function leadsTo(scene: Scene | undefined, step: SceneStep, text: string): string | null {
  const asked = scene && stepAskedOf(scene, step, text)
  return asked ? (asked.choices.at(-1)?.to ?? null) : nextStep(step, text)
}

/** The step of that name; one whose question is answered already leads on. */
function stepFrom(
  scene: Scene,
  name: string | undefined,
  text: string,
  told: readonly string[],
): SceneStep | undefined {
  const step = scene.steps.find((one) => one.name === name)
  const isKnown = step !== undefined && (isAnswered(step, text) || isToldAlready(told, step.say))
  const to = isKnown ? (nextStep(step, '') ?? step.choices.at(-1)?.to) : undefined
  const next = to && to !== END ? scene.steps.find((one) => one.name === to) : undefined
  return next && isToldAlready(told, next.say) ? stepFrom(scene, to, '', told) : (next ?? step)
}

/** She has just said something of the kind. */
const OPENS_WITH_ANSWER = wordPattern("^@opensAnswer(?:, (?:that's fair|I'll take one))?[.!] ")

function goTo(turn: Turn, playing: Playing, step: SceneStep, spoken: string[], aside?: string): Said {
  const { book, analysis, memory } = turn
  const scene = sceneOf(turn, playing)
  const to =
    scene && playing.isSwapped ? stepBehindLine(scene, step, turn.text) : leadsTo(scene, step, aside ? '' : turn.text)
  if (!to && !playing.isAskedAgain)
    return said('practice', [say(book, 'play.unclear'), line(step), hintOf(turn, step)], {
      practice: { ...playing, said: spoken, isAskedAgain: true },
    })
  const found = analysis.corrections.flatMap(({ findings }) => findings.filter((one) => !isTrifle(one)))
  const reasons = uniqueReasons(book, found).map(({ key }) => key)
  const counted = {
    corrected: memory.corrected + (reasons.length > 0 ? analysis.corrections.length : 0),
    mistakes: countIn(memory.mistakes, ...reasons),
    fixes: [...memory.fixes, ...fixesIn(book, spokenWrong(turn))].slice(-MAX_KEPT),
  }
  const mistakes = countIn(playing.mistakes, ...reasons).slice(-MAX_KEPT)
  const told = playing.isSwapped ? [] : toldIn(playing.told, turn.text)
  const next = scene && stepFrom(scene, to ?? step.choices.at(-1)?.to, playing.isSwapped ? '' : turn.text, told)
  const going: Playing = { ...playing, said: spoken, mistakes, told, isAskedAgain: false }
  if (!next || to === END)
    return said('practice', [say(book, 'play.end'), tellFeedback(turn, going)], {
      practice: null,
      ...counted,
      last: talkedAbout('scene', playing.scene),
      offered: ['scenes', 'quiz'],
    })
  const met = playing.isSwapped ? next : meetTrouble(step, next, turn.text)
  const spokenBy = aside ? { ...met, say: `${aside} ${met.say.replace(OPENS_WITH_ANSWER, '')}` } : met
  return said('practice', [line(spokenBy), hintOf(turn, next)], { practice: { ...going, step: next.name }, ...counted })
}
