import type { Language } from '../shared/language.ts'
import { rememberLatest } from '../shared/remember-last.ts'
import { type Danger, dangerIn } from './life-in-danger.ts'
import { isForMinor, type StatedAge, speaksForSelf, statedAge } from './stated-age.ts'
import { type WeighWish, type WishToEnrol, wishToEnrol } from './wish-to-enrol.ts'

/** What is known about a message before it is answered; computed once per turn and passed on. */
export interface Judgement {
  /** The page's language. The embedded tutor answers in the visitor's instead. */
  language: Language
  danger: Danger | null
  /** The age stated in this message. */
  age: StatedAge | null
  /** The conversation is about a learner below the minimum age: contact details are not asked for. */
  isForMinor: boolean
  wish: WishToEnrol
}

const LATEST_MESSAGES = 200

interface SpokenTurn {
  role: 'user' | 'assistant'
  content: string
}

/** The messages before are judged again with each new one. */
const ageIn = rememberLatest(LATEST_MESSAGES, statedAge)

/** Judges the last turn; earlier ones count for the age. Oldest first. */
export function judgeTurn(turns: readonly SpokenTurn[], language: Language, weighWish: WeighWish): Judgement {
  const message = turns.at(-1)?.content ?? ''
  const told = turns.filter(({ role }) => role === 'user').map(({ content }) => content)
  const ages = told.map(ageIn)
  const forChild = ages.findLastIndex((stated) => stated?.of === 'child')
  const isForSelf = forChild >= 0 && told.slice(forChild + 1).some(speaksForSelf)
  return {
    language,
    danger: dangerIn(message),
    age: ages.at(-1) ?? null,
    isForMinor: isForMinor(isForSelf ? ages.filter((stated) => stated?.of !== 'child') : ages),
    wish: wishToEnrol(message, weighWish),
  }
}
