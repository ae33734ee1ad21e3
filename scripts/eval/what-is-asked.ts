import { conversation } from '../../tests/harness/tutor-conversation.ts'
import type { Memory } from '../../tutor/dialogue/memory.ts'

/** What the tutor does about somebody's wish with the first message. */
export interface Asked {
  /** Asks for name and number. */
  asksWho: boolean
  /** Asks for them, or offers to put somebody through. */
  offers: boolean
  move: string | undefined
}

const OF_TEAM: ReadonlySet<string> = new Set(['intent human', 'intent register'])

export async function whatIsAsked(message: string): Promise<Asked> {
  const { asksWho, trace, memory } = await conversation('id')(message)
  const offers = asksWho || (memory as Memory).offered.some((choice) => OF_TEAM.has(choice))
  return { asksWho, offers, move: trace?.move }
}
