import type { Language } from '../shared/language.ts'
import { type Danger, dangerIn } from './life-in-danger.ts'
import { isForMinor, type StatedAge, statedAge } from './stated-age.ts'
import { type WishToEnrol, wishToEnrol } from './wish-to-enrol.ts'

/** What is known of a message before anybody answers it. Made once a turn; whoever answers gets it as an argument. */
export interface Judgement {
  /** Of the page. The embedded tutor answers in the language that the visitor writes. */
  language: Language
  danger: Danger | null
  /** The age that this message names. */
  age: StatedAge | null
  /** Whether the conversation is about a learner who is too young: nobody is asked for name and number then. */
  isForMinor: boolean
  wish: WishToEnrol
}

interface SpokenTurn {
  role: 'user' | 'assistant'
  content: string
}

/** Judges the last of these turns, oldest first, in the light of those before it. */
export function judgeTurn(turns: readonly SpokenTurn[], language: Language): Judgement {
  const message = turns.at(-1)?.content ?? ''
  const ages = turns.filter(({ role }) => role === 'user').map(({ content }) => statedAge(content))
  return {
    language,
    danger: dangerIn(message),
    age: ages.at(-1) ?? null,
    isForMinor: isForMinor(ages),
    wish: wishToEnrol(message),
  }
}
