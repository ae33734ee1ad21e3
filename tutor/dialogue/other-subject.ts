import {
  besideSubject,
  ownerEndings,
  ownerNames,
  severalWords,
  singleWords,
} from '../../content/tutor-sentence-changes.ts'
import type { Person, Shape } from '../../english/grammar/shape.ts'
import { plural, singularOf } from '../../english/words/nouns.ts'
import { englishOf, isEnglish } from './asked-object.ts'
import { lookUpKindly, type Turn } from './turn.ts'

export type Subject = readonly [subject: string, person: Person]

const LONGEST_NOUN = 2
/** 'buku' is no 'bu' of mine. */
const SHORTEST_STEM = 3

/** 'Kalau istri saya?', 'kalau tamunya banyak?', 'kalau jamak?': somebody else's, or one or several of the same. */
export function otherSubject(turn: Turn, { subject }: Shape, typed: string): Subject | null {
  const { named, isSeveral, isSingle } = amountIn(typed.split(' ').filter((word) => !besideSubject.has(word)))
  if (named.length === 0) return isSeveral ? asSeveral(subject) : isSingle ? asSingle(turn, subject) : null
  const { owner, noun } = ownedNoun(turn, named)
  if (noun === null || (owner === null && !isSeveral && !isSingle)) return null
  const whose = isSingle && (owner ?? 'the') === 'the' ? 'one' : (owner ?? 'the')
  return isSeveral ? [`${whose} ${plural(noun)}`, 'many'] : [`${whose} ${noun}`, 'one']
}

function amountIn(typed: readonly string[]): { named: string[]; isSeveral: boolean; isSingle: boolean } {
  const words = typed.filter((word, at) => !isTwice(word, typed[at + 1]))
  return {
    named: words.filter((word) => !severalWords.has(word) && !singleWords.has(word)),
    isSeveral: words.length < typed.length || words.some((word) => severalWords.has(word)),
    isSingle: words.some((word) => singleWords.has(word)),
  }
}

/** 'anak anakku' */
const isTwice = (word: string, next = ''): boolean => word.length > 2 && next.startsWith(word)

interface Owned {
  owner: string | null
  noun: string | null
}

/** 'istri saya', 'istriku', 'my wife' */
function ownedNoun(turn: Turn, words: readonly string[]): Owned {
  const owner = words.map((word) => ownerNames[word]).find((one) => one !== undefined) ?? null
  const left = words.filter((word) => ownerNames[word] === undefined)
  if (left.length === 0 || left.length > LONGEST_NOUN) return { owner, noun: null }
  const typed = left.join(' ')
  const [ending, behind] = ownerEndings.find(([one]) => typed.endsWith(one)) ?? ['', null]
  const stem = typed.slice(0, typed.length - ending.length)
  const owned = behind !== null && stem.length >= SHORTEST_STEM ? englishNoun(turn, stem) : null
  return owned === null ? { owner, noun: englishNoun(turn, typed) } : { owner: owner ?? behind, noun: owned }
}

/** In English and one of them. */
function englishNoun(turn: Turn, typed: string): string | null {
  const english = isEnglish(turn, typed) ? typed : englishOf(turn, typed)
  const looked = english === undefined ? null : lookUpKindly(turn, english)
  return looked?.found && looked.senses[0].partOfSpeech === 'noun' ? looked.word : null
}

const SEVERAL: Readonly<Record<string, string>> = { I: 'we', he: 'they', she: 'they', it: 'they', this: 'these' }
const OF_ONE = /^(?:an?|one|every|each) /i
const OF_SEVERAL = /^(?:many|some|several|all|two|three|four|five|most|a lot of) /i

function asSeveral(subject: string): Subject | null {
  const pronoun = SEVERAL[subject] ?? SEVERAL[subject.toLowerCase()]
  if (pronoun) return [pronoun, 'many']
  if (singularOf(/\w+$/.exec(subject)?.[0] ?? '', () => true)) return [subject, 'many']
  const rest = subject
    .replace(OF_ONE, '')
    .replace(/^this /i, 'these ')
    .replace(/^that /i, 'those ')
  return [rest.replace(/\w+$/, (head) => plural(head)), 'many']
}

function asSingle(turn: Turn, subject: string): Subject | null {
  const rest = subject
    .replace(OF_SEVERAL, 'one ')
    .replace(/^these /i, 'this ')
    .replace(/^those /i, 'that ')
  const isNoun = (word: string) => lookUpKindly(turn, word)?.found === true
  const head = /\w+$/.exec(rest)?.[0] ?? ''
  const one = singularOf(head, isNoun)
  return one === undefined ? null : [`${rest.slice(0, -head.length)}${one}`, 'one']
}
