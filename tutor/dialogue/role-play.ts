import { mentions } from '../../content/tutor-mentions.ts'
import { phrases } from '../../content/tutor-phrases.ts'
import { type RolePlay, rolePlays, type SceneLine } from '../../content/tutor-roleplays.ts'
import type { Reason } from '../../english/grammar/reason.ts'
import { isTrifle, uniqueReasons } from './corrections.ts'
import { countIn, type Memory, type Practice, remember, talkedAbout } from './memory.ts'
import { bare, holdsOneOf, isOneOf, wordCount } from './phrases.ts'
import { commonest } from './review.ts'
import { asksOnly, replyTo } from './scene-questions.ts'
import { type Book, say } from './school-book.ts'
import { type Said, said, type Turn, vary } from './turn.ts'

export type Scene = Extract<Practice, { kind: 'role-play' }>

/** The scene named in a text, if any. */
export const namedScene = (lower: string): RolePlay | undefined =>
  rolePlays.find(({ words }) => holdsOneOf(lower, words.map(bare)))

export const unplayedScene = (turn: Turn): RolePlay =>
  rolePlays.find(({ id }) => !turn.memory.scenes.includes(id)) ??
  (rolePlays[turn.memory.turn % rolePlays.length] as RolePlay)

export function startScene(turn: Turn, scene: RolePlay): Said {
  const { book, memory } = turn
  const [first] = scene.lines
  return said(
    'practice',
    [
      say(book, 'play.start', { scene: say(book, `scene.${scene.id}`) }),
      `**Ms Kiky:** ${first?.says}`,
      say(book, 'play.help', { help: first?.help ?? '' }),
    ],
    {
      practice: { kind: 'role-play', scene: scene.id, line: 0, mistakes: [], isAskedAgain: false },
      scenes: remember(memory.scenes, scene.id),
      last: talkedAbout('scene', scene.id),
    },
  )
}

const sceneOf = (state: Scene): RolePlay => rolePlays.find(({ id }) => id === state.scene) ?? (rolePlays[0] as RolePlay)

const lineOf = (state: Scene): SceneLine | undefined => sceneOf(state).lines[state.line]

/** The line that waits for an answer. */
export const lineAgain = (state: Scene): string => `**Ms Kiky:** ${lineOf(state)?.says ?? ''}`

const MAX_ASIDE_WORDS = 9

/** Requests during a scene: help, repeat, skip. The scene waits. */
export function besideScene(turn: Turn, state: Scene): Said | null {
  const { book, text } = turn
  const { sample = '' } = sceneOf(state).lines[state.line] ?? {}
  if (isOneOf(text, phrases.repeat) || isOneOf(text, phrases.more))
    return said('practice', [say(book, 'play.again'), lineAgain(state)])
  const isLost = [phrases.skip, phrases.unclear, phrases.example, phrases.thinking].some((list) => isOneOf(text, list))
  const asksHelp = wordCount(text) <= MAX_ASIDE_WORDS && holdsOneOf(text, mentions.help)
  if (/^(?:skip|lewat|pass)/i.test(bare(text)))
    return nextLine(turn, state, { first: say(book, 'play.skipped'), reply: null, reasons: [] })
  return isLost || asksHelp ? said('practice', [say(book, 'play.sample', { sample }), lineAgain(state)]) : null
}

/** Feedback on the learner's English, then the next line of the scene. */
export function continueScene(turn: Turn, state: Scene): Said {
  const { book, analysis } = turn
  if (analysis.written === 'id') {
    const { help = '' } = sceneOf(state).lines[state.line] ?? {}
    return said('practice', [say(book, 'play.english'), lineAgain(state), say(book, 'play.help', { help })])
  }
  const line = lineOf(state)
  const reply = replyTo(turn, state)
  if (reply && asksOnly(turn) && !line?.takesQuestions)
    return said('practice', [fixOf(turn), `**Ms Kiky:** ${reply} ${line?.says ?? ''}`])
  if (line?.wants?.not.test(turn.text) && !state.isAskedAgain) {
    const off = say(book, 'play.off', { about: line.wants[book.language] })
    return said('practice', [fixOf(turn), off, lineAgain(state)], { practice: { ...state, isAskedAgain: true } })
  }
  const reasons = uniqueReasons(
    book,
    worthMending(turn).flatMap(({ findings }) => findings.filter((one) => !isTrifle(one))),
  )
  const keys = reasons.map(({ key }) => key)
  return nextLine(turn, state, { first: feedback(turn, line), reply, reasons: keys })
}

interface Step {
  first: string
  /** The tutor's reply, in her role, to a question by the learner. */
  reply: string | null
  reasons: readonly string[]
}

function nextLine({ book, analysis, memory }: Turn, state: Scene, { first, reply, reasons }: Step): Said {
  const scene = sceneOf(state)
  const mistakes = [...state.mistakes, ...reasons].slice(-20)
  const line = state.line + 1
  const next = scene.lines[line]
  const corrected = memory.corrected + (reasons.length > 0 ? analysis.corrections.length : 0)
  const counted = { corrected, mistakes: countIn(memory.mistakes, ...reasons) }
  const before = reply ? `${reply} ` : ''
  if (!next) return endScene(book, [first, reply && `**Ms Kiky:** ${reply}`], scene, mistakes, counted)
  return said('practice', [first, `**Ms Kiky:** ${before}${next.says}`, say(book, 'play.help', { help: next.help })], {
    practice: { ...state, line, mistakes, isAskedAgain: false },
    ...counted,
  })
}

/** Capitals do not matter in a chat. */
const worthMending = ({ analysis }: Turn) => analysis.corrections.filter(({ findings }) => !findings.every(isTrifle))

const GOOD = ['play.good', 'play.good.clear', 'play.good.well'] as const

/** The better version, and why. */
function fixOf(turn: Turn): string | null {
  const mended = worthMending(turn)
  const [first] = mended
  if (!first) return null
  const better = mended.map(({ corrected }) => corrected).join(' ')
  const [reason] = uniqueReasons(turn.book, first.findings)
  return say(turn.book, 'play.fix', { better, reason: (reason?.text ?? '').replaceAll('**', '') })
}

/** An answer unrelated to the line is not praised for its content, only for its English. */
function feedback(turn: Turn, line: SceneLine | undefined): string {
  const { book, text } = turn
  const fix = fixOf(turn)
  if (fix) return fix
  if (wordCount(text) < 5) return say(book, 'play.short')
  return say(book, line?.fits.test(text) ? vary(turn, GOOD) : 'play.good.english')
}

function endScene(
  book: Book,
  first: (string | null)[],
  scene: RolePlay,
  mistakes: string[],
  counted: Partial<Memory>,
): Said {
  const [worst] = commonest(mistakes)
  const advice = worst
    ? say(book, 'play.mistakes', {
        reason: book.reasons[worst as Reason]
          .replaceAll('**', '')
          .replace(/\{to\}/g, '…')
          .replace(/\.$/, ''),
      })
    : ''
  return said('practice', [...first, say(book, 'play.end', { turns: scene.lines.length, mistakes: advice })], {
    practice: null,
    ...counted,
    last: talkedAbout('scene', scene.id),
    offered: ['scenes', 'quiz'],
  })
}

/** 'How are you?' is the first line of a small talk. */
export function beginSmallTalk(turn: Turn): Said {
  const first = continueScene(turn, {
    kind: 'role-play',
    scene: 'small-talk',
    line: 0,
    mistakes: [],
    isAskedAgain: false,
  })
  const [answer = '', ...next] = first.parts
  return { ...first, parts: [answer, say(turn.book, 'play.chat'), ...next] }
}

/** Lets the learner choose a scene. */
export function chooseScene({ book }: Turn): Said {
  const ids = rolePlays.map(({ id }) => id)
  return said('practice', [say(book, 'play.choose')], {
    offered: [...ids.map((id) => `scene ${id}`), 'quiz'],
  })
}
