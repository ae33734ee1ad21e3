import { wordsOf } from '../tokens.ts'
import { isAfterNot, isAfterOr, isBlamed, isProposed, type Stretch, signsIn, withEnding } from './around-stretch.ts'
import type { createStretches } from './stretches.ts'
import type { Told } from './told.ts'
import { stands } from './words-in.ts'

/** Words of a sentence that somebody objects to, and what they would say instead, the likeliest first; either may be empty. */
export interface Wording {
  told: Told
  named: string
  proposed: string[]
  /** Whether both are only put side by side: 'is it A or B?' */
  isChoice: boolean
  /** Whether one is put in place of the other: 'kenapa A bukan B?' */
  isContrast: boolean
}

const LONGEST_AROUND = 45
const LONGEST_STRETCH = 14
const SHORT_SENTENCE = 4
const SHORT_MESSAGE = 7

export function createReadWording({ isOf, isNew, stretchesIn }: ReturnType<typeof createStretches>) {
  /** `slot` is what a frame of doubt has in it. */
  return function wordingIn(text: string, told: readonly Told[], slot: string): Wording | null {
    const found = told.length > 0 ? stretchesIn(text, told, slot) : null
    if (!found) return null
    const { quoted, others, inFrame } = found
    const said = wordsOf(quoted.reduce((rest, { words }) => rest.replace(words, ' '), text))
    const isShort = said.length <= SHORT_MESSAGE
    const stretches = [...quoted, ...others]
      .filter((stretch) => stretch.isMarked || isShort || isProposed(text, stretch))
      .filter(({ words }) => wordsOf(words).length <= LONGEST_STRETCH)
      .sort((one, other) => one.start - other.start)
    const signs = signsIn(text, said, stretches) ?? (inFrame ? 'doubts' : null)
    if (signs === null || said.length > LONGEST_AROUND) return null
    const isWritten = (one: Stretch) => !quoted.includes(one) && isNew(text, told, one, SHORT_SENTENCE)
    if (signs === 'asks' && stretches.some(isWritten)) return null
    return choose(text, told, stretches, signs === 'asks')
  }

  /** The wording in the told sentence that most stretches are of. */
  function choose(text: string, told: readonly Told[], all: readonly Stretch[], onlyAsks: boolean): Wording | null {
    const counts = told.map((one) => all.filter((stretch) => isOf(one, stretch)).length)
    const best = told[counts.indexOf(Math.max(...counts))]
    const own = best ? all.filter((stretch) => isOf(best, stretch)) : []
    const isVague = onlyAsks && own.every(({ isMarked }) => !isMarked)
    return !best || own.length === 0 || isVague ? null : wordingOf(text, best, own, all)
  }
}

function wordingOf(text: string, told: Told, own: readonly Stretch[], all: readonly Stretch[]): Wording {
  const named =
    own.find(({ words }) => stands(told.line, words)) ?? own.find(({ words }) => stands(told.original, words))
  const missing = named ? withEnding(text, named.words) : []
  if (named && missing.length > 0)
    return { told, named: named.words, proposed: missing, isChoice: false, isContrast: false }
  const proposed = proposedIn(text, told, own, all)
  const isNamed = named !== undefined && !proposed.includes(named)
  return {
    told,
    named: isNamed ? named.words : '',
    proposed: [...new Set(proposed.map(({ words }) => words))],
    isChoice: [...proposed, ...(isNamed ? [named] : [])].some((one) => isAfterOr(text, one)),
    isContrast: proposed.some((one) => isAfterNot(text, one)),
  }
}

/** Words that are new; else words of hers, if those are proposed; else words that they wrote themselves. */
function proposedIn(text: string, told: Told, own: readonly Stretch[], all: readonly Stretch[]): Stretch[] {
  const isHers = ({ words }: Stretch) => stands(told.line, words)
  const isTheirs = ({ words }: Stretch) => stands(told.original, words)
  const isBehind = (stretch: Stretch) => isProposed(text, stretch)
  const others = all.filter((one) => !isHers(one) && (own.includes(one) || isBehind(one)))
  const open = others.filter((stretch) => !isBlamed(text, stretch))
  const fresh = open.filter((stretch) => !isTheirs(stretch)).reverse()
  const sure = fresh.filter(isBehind)
  if (sure.length > 0) return [...sure, ...fresh.filter((one) => isAfterOr(text, one))]
  const onlyHers = own.filter((stretch) => isHers(stretch) && !isTheirs(stretch))
  const agreed = onlyHers.find(isBehind) ?? onlyHers.find((one) => others.length > 0 && one === all.at(-1))
  if (agreed) return [agreed]
  return fresh.length > 0 ? fresh : open.slice(-1)
}
