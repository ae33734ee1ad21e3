import { type RolePlay, rolePlays } from '../../../content/tutor-roleplays.ts'
import type { Reason } from '../grammar/reason-of.ts'
import { uniqueReasons } from './corrections.ts'
import { type Practice, remember } from './memory.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'

type Scene = Extract<Practice, { kind: 'role-play' }>

/** The scene that the visitor named, if any. */
export const namedScene = (lower: string): RolePlay | undefined =>
  rolePlays.find(({ words }) => words.some((word) => lower.includes(word)))

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
      practice: { kind: 'role-play', scene: scene.id, line: 0, mistakes: [] },
      scenes: remember(memory.scenes, scene.id),
      exercise: null,
    },
  )
}

/** Feedback on the learner's English, then the next line of the scene. */
export function continueScene(turn: Turn, state: Scene): Said {
  const { book, analysis, memory } = turn
  const scene = rolePlays.find(({ id }) => id === state.scene) ?? (rolePlays[0] as RolePlay)
  if (analysis.written === 'id') {
    const { help = '' } = scene.lines[state.line] ?? {}
    return said('practice', [say(book, 'play.english'), say(book, 'play.help', { help })])
  }
  const reasons = uniqueReasons(
    book,
    analysis.corrections.flatMap(({ findings }) => findings),
  )
  const mistakes = [...state.mistakes, ...reasons.map(({ key }) => key)].slice(-20)
  const line = state.line + 1
  const next = scene.lines[line]
  const corrected = memory.corrected + analysis.corrections.length
  if (!next) return endScene(turn, [feedback(turn), null], mistakes, line, corrected)
  return said('practice', [feedback(turn), `**Ms Kiky:** ${next.says}`, say(book, 'play.help', { help: next.help })], {
    practice: { ...state, line, mistakes },
    corrected,
  })
}

function feedback({ book, analysis, text }: Turn): string {
  const [first] = analysis.corrections
  if (first) {
    const better = analysis.corrections.map(({ corrected }) => corrected).join(' ')
    const [reason] = uniqueReasons(book, first.findings)
    return say(book, 'play.fix', { better, reason: (reason?.text ?? '').replaceAll('**', '') })
  }
  return text.trim().split(/\s+/).length < 5 ? say(book, 'play.short') : say(book, 'play.good')
}

function endScene(
  { book }: Turn,
  parts: (string | null)[],
  mistakes: string[],
  turns: number,
  corrected: number,
): Said {
  const worst = commonest(mistakes)
  const advice = worst
    ? say(book, 'play.mistakes', {
        reason: book.reasons[worst as Reason]
          .replaceAll('**', '')
          .replace(/\{to\}/g, '…')
          .replace(/\.$/, ''),
      })
    : ''
  return said('practice', [...parts, say(book, 'play.end', { turns, mistakes: advice })], { practice: null, corrected })
}

function commonest(list: readonly string[]): string | undefined {
  const count = (one: string) => list.filter((other) => other === one).length
  return [...list].sort((left, right) => count(right) - count(left))[0]
}
