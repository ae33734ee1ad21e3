import { mentions } from '../../content/tutor-mentions.ts'
import { phrases } from '../../content/tutor-phrases.ts'
import type { CorrectedSentence } from '../../english/grammar/correct.ts'
import { END, type Scene, type SceneStep } from '../book/read-scene.ts'
import { fixesIn, isTrifle, uniqueReasons } from '../dialogue/corrections.ts'
import { countIn, type Practice, remember, talkedAbout } from '../dialogue/memory.ts'
import { bare, holdsOneOf, isOneOf, wordCount } from '../dialogue/phrases.ts'
import { say } from '../dialogue/school-book.ts'
import { type Said, said, type Turn } from '../dialogue/turn.ts'
import { asideIn, nextStep } from './choose-step.ts'
import { tellFeedback } from './feedback.ts'
import { stepBehindLine, swapRoles, wantsHerRole } from './swap-roles.ts'

export type Playing = Extract<Practice, { kind: 'role-play' }>

export function startScene(turn: Turn, scene: Scene): Said {
  const { book, memory } = turn
  const isSwapped = wantsHerRole(turn.text, scene)
  const [first] = (isSwapped ? swapRoles(scene) : scene).steps
  if (!first) throw new Error(`The scene ${scene.name} has no steps`)
  const values = { scene: scene.title[book.language], role: scene.role[book.language] }
  const start = say(book, isSwapped ? 'play.start.swapped' : 'play.start', values)
  const playing = { scene: scene.name, step: first.name, said: [], mistakes: [], isAskedAgain: false, isSwapped }
  return said('practice', [start, line(first), help(turn, first)], {
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
const help = ({ book }: Turn, step: SceneStep): string | null =>
  step.help ? say(book, 'play.help', { help: step.help }) : null

/** The line that waits for an answer. */
export function lineAgain(turn: Turn, playing: Playing): string {
  const step = stepOf(turn, playing)
  return step ? line(step) : ''
}

const MAX_ASIDE_WORDS = 9

/** Requests to the teacher during a scene: repeat, help, a good answer, feedback, skip. The scene waits. */
export function besideScene(turn: Turn, playing: Playing): Said | null {
  const { text } = turn
  const says = (list: ReadonlySet<string>) => isOneOf(text, list)
  const step = stepOf(turn, playing)
  if (!step) return null
  if (says(phrases.repeat) || says(phrases.more)) return repeatLine(turn, playing)
  const isShort = wordCount(text) <= MAX_ASIDE_WORDS
  if (isShort && holdsOneOf(text, mentions.feedback)) return feedbackSoFar(turn, playing)
  if (/^(?:skip|lewat|pass)/i.test(bare(text))) return goTo(turn, playing, step, playing.said)
  const aside = asideIn(sceneOf(turn, playing), step, text)
  if (aside) return said('practice', [`**Ms Kiky:** ${aside} ${step.say}`])
  const isLost = [phrases.help, phrases.skip, phrases.unclear, phrases.example, phrases.thinking].some(says)
  return isLost || (isShort && holdsOneOf(text, mentions.help)) ? sampleAnswer(turn, playing) : null
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
    help(turn, step),
    say(turn.book, 'play.sample', { sample: step.good[0] ?? step.help }),
  ])

/** Something said beside the scene, then the line that waits. */
function waitingLine(turn: Turn, playing: Playing, beside: (step: SceneStep) => (string | null)[]): Said | null {
  const step = stepOf(turn, playing)
  return step ? { ...said('practice', [...beside(step), line(step)]), isWaiting: true } : null
}

/** The learner's line, then hers. English is corrected at the end, or when feedback is asked for. */
export function continueScene(turn: Turn, playing: Playing): Said {
  const { book, analysis } = turn
  const scene = sceneOf(turn, playing)
  const step = stepOf(turn, playing)
  if (!scene || !step)
    return said('practice', [say(book, 'play.stop')], { practice: null, offered: ['scenes', 'quiz'] })
  if (analysis.written === 'id') return said('practice', [say(book, 'play.english'), line(step), help(turn, step)])
  const spoken = remember(playing.said, ...correctedIn(turn)).slice(-MAX_KEPT)
  return goTo(turn, playing, step, spoken)
}

const MAX_KEPT = 12
const MAX_LINE = 160

/** 'what she wrote → better', for each line with a mistake that matters in speaking. */
const correctedIn = (turn: Turn): string[] =>
  spokenWrong(turn)
    .map(({ original, corrected }) => `“${original}” → **${corrected}**`)
    .filter((one) => one.length <= MAX_LINE)

const spokenWrong = ({ analysis }: Turn): CorrectedSentence[] =>
  analysis.corrections
    .map((one) => ({ ...one, findings: one.findings.filter((finding) => !isTrifle(finding)) }))
    .filter(({ findings }) => findings.length > 0)

function goTo(turn: Turn, playing: Playing, step: SceneStep, spoken: string[]): Said {
  const { book, analysis, memory } = turn
  const scene = sceneOf(turn, playing)
  const to = playing.isSwapped && scene ? stepBehindLine(scene, step, turn.text) : nextStep(step, turn.text)
  if (!to && !playing.isAskedAgain)
    return said('practice', [say(book, 'play.unclear'), line(step), help(turn, step)], {
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
  const next = scene?.steps.find(({ name }) => name === (to ?? step.choices.at(-1)?.to))
  const going: Playing = { ...playing, said: spoken, mistakes, isAskedAgain: false }
  if (!next || to === END)
    return said('practice', [say(book, 'play.end'), tellFeedback(turn, going)], {
      practice: null,
      ...counted,
      last: talkedAbout('scene', playing.scene),
      offered: ['scenes', 'quiz'],
    })
  return said('practice', [line(next), help(turn, next)], { practice: { ...going, step: next.name }, ...counted })
}
