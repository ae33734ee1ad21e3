import type { SceneStep } from '../book/read-scene.ts'
import type { Controlled } from '../dialogue/controls.ts'
import { chooseScene, namedScene } from '../dialogue/name-scene.ts'
import { say } from '../dialogue/school-book.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { tellFeedback } from './feedback.ts'
import {
  feedbackSoFar,
  goOnTo,
  hintOf,
  openingOf,
  repeatLine,
  sampleAnswer,
  startScene,
  waitingLine,
} from './play-scene.ts'
import type { Playing } from './playing.ts'
import { namesRole, wantsHerRole } from './swap-roles.ts'

type Act = (turn: Turn, playing: Playing, named: string | null) => Said | null

/** What each control does to a scene; what it says, it says beside the scene, and her line waits. */
const ACTS: Partial<Record<Controlled['control'], Act>> = {
  restart: (turn, { scene, isSwapped }) => playAgain(turn, scene, isSwapped),
  swap: (turn, { scene, isSwapped }) => playAgain(turn, scene, rolesWanted(turn, scene, isSwapped)),
  other: otherScene,
  feedback: feedbackSoFar,
  slower: (turn, playing) => waitingLine(turn, playing, (step) => [inSimpleWords(turn, step)]),
  meaning: (turn, playing) => waitingLine(turn, playing, (step) => [meaningOf(turn, step) ?? sampleOf(turn, step)]),
  repeat: repeatLine,
  goOn: repeatLine,
  lost: (turn, playing) =>
    waitingLine(turn, playing, (step) => [meaningOf(turn, step) ?? inSimpleWords(turn, step), sampleOf(turn, step)]),
  sample: sampleAnswer,
  unknown: sampleAnswer,
  hint: (turn, playing) => waitingLine(turn, playing, (step) => [hintOf(turn, step), openingOf(turn, step)]),
  example: (turn, playing) => waitingLine(turn, playing, (step) => [sampleOf(turn, step, step.good.at(-1))]),
  skip: (turn, playing) => {
    const next = goOnTo(turn, playing)
    return next && { ...next, parts: [say(turn.book, 'play.skipped'), ...next.parts] }
  },
}

export const controlScene = (turn: Turn, playing: Playing, { control, named }: Controlled): Said | null =>
  ACTS[control]?.(turn, playing, named) ?? null

function playAgain(turn: Turn, name: string, isSwapped: boolean): Said | null {
  const scene = turn.teaching.scenes.find((one) => one.name === name)
  return scene ? startScene(turn, scene, isSwapped) : null
}

/** By the roles that are named, otherwise the other way round. */
function rolesWanted(turn: Turn, name: string, isSwapped: boolean): boolean {
  const scene = turn.teaching.scenes.find((one) => one.name === name)
  return scene && namesRole(turn.text) ? wantsHerRole(turn.text, scene) : !isSwapped
}

/** The one that is named, or a choice; what was said in this one is looked back at. */
function otherScene(turn: Turn, playing: Playing, named: string | null): Said | null {
  const scene = namedScene(turn, (named ?? turn.text).toLowerCase())
  if (scene && scene.name !== playing.scene) return startScene(turn, scene)
  if (named !== null) return null
  const choice = chooseScene(turn)
  const feedback = playing.said.length > 0 ? [tellFeedback(turn, playing)] : []
  return { ...choice, parts: [...feedback, ...choice.parts], memory: { ...choice.memory, practice: null } }
}

const inSimpleWords = ({ book }: Turn, step: SceneStep): string => say(book, 'play.simple', { line: step.simple })

const meaningOf = ({ book }: Turn, { meaning }: SceneStep): string | null =>
  meaning === '' ? null : say(book, 'play.meaning', { meaning })

const sampleOf = ({ book }: Turn, { good, help }: SceneStep, sample = good[0] ?? help): string =>
  say(book, 'play.sample', { sample })
