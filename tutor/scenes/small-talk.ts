import { say } from '../dialogue/school-book.ts'
import type { Said, Turn } from '../dialogue/turn.ts'
import { continueScene } from './play-scene.ts'

export const SMALL_TALK = 'small-talk'

/** 'How are you?' is the first line of a small talk. */
export function beginSmallTalk(turn: Turn): Said | null {
  const scene = turn.teaching.scenes.find(({ name }) => name === SMALL_TALK)
  const [first] = scene?.steps ?? []
  if (!first) return null
  const next = continueScene(turn, {
    kind: 'role-play',
    scene: SMALL_TALK,
    step: first.name,
    said: [],
    mistakes: [],
    told: [],
    isAskedAgain: false,
    isSwapped: false,
  })
  return { ...next, parts: [say(turn.book, 'play.chat'), ...next.parts] }
}
