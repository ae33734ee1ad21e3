import { plainRequests } from '../../content/tutor-request-parts.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { markedParts } from '../quoted-part.ts'
import { countOf } from '../request-words.ts'
import { holding } from '../word-pattern.ts'
import { openActs } from './acts.ts'
import type { Act, ActChances, Stage } from './kinds.ts'
import { createObjects } from './objects.ts'
import { partsOf } from './parts.ts'

/** What is asked in one part of a message. */
export interface ReadRequest {
  act: Act
  acts: ActChances
  /** The same, put plainly where its object was found. */
  text: string
  isPlain: boolean
}

export interface ReadMessage {
  acts: ActChances
  /** What is to be answered one after the other; empty where the message is answered as a whole. */
  requests: ReadRequest[]
}

export type ReadRequests = (text: string, stage: Stage) => ReadMessage

interface Part {
  text: string
  act: Act
  chance: number
  acts: ActChances
}

const ASKING: ReadonlySet<Act> = new Set<Act>([
  ...(['check', 'to-english', 'meaning', 'difference', 'grammar', 'word', 'aloud', 'reply', 'more', 'object'] as const),
  ...(['exercise', 'answer', 'dont-know', 'scene', 'lesson', 'exam', 'advice', 'school', 'enrol', 'refuse'] as const),
  ...(['details', 'stop', 'tutor', 'outside', 'complain', 'feeling'] as const),
])
/** Acts that what is told beside them belongs to. */
const WITH_STORY: ReadonlySet<Act> = new Set<Act>(['reply', 'advice', 'object', 'more', 'scene', 'complain', 'feeling'])
/** Behind a correction a sentence to be checked is often another version of it. */
const OF_CHECK: ReadonlySet<Stage> = new Set<Stage>(['corrected', 'praised'])
const SURE = 0.6
const MOST_REQUESTS = 3
const MOST_OBJECTS = 5
const SENTENCE = 4

export function createReadRequests(lexicon: Lexicon): ReadRequests {
  const actsOf = openActs(lexicon)
  const objects = createObjects(lexicon)

  const partOf = (text: string, stage: Stage): Part => {
    const acts = actsOf(text, stage)
    const [act, chance] = (Object.entries(acts) as [Act, number][]).reduce((best, one) =>
      one[1] > best[1] ? one : best,
    )
    return { text, act, chance, acts }
  }

  /** The requests of a part, put plainly where their objects are found in it. */
  function requestsOf({ part: { text, act, acts }, behind, before }: Asked, stage: Stage): ReadRequest[] {
    const own = act === 'check' && OF_CHECK.has(stage) ? [] : objects.in(act, text)
    const named = own.length > 0 ? own : objects.before(act, before)
    const language = IS_ENGLISH.test(text) ? 'en' : 'id'
    if (named.length > 0)
      return named.map((object) => {
        const plain = plainRequests[isLong(act, object) ? 'to-indonesian' : act]?.[language] ?? '…'
        return { act, acts, text: plain.replace('…', () => object), isPlain: true }
      })
    const whole = WITH_STORY.has(act) && behind !== '' ? `${behind} ${text}` : text
    return [{ act, acts, text: whole, isPlain: false }]
  }

  /** 'Kalau “gabut”?', behind a translation. */
  const isNamed = ({ text, act, chance }: Part, stage: Stage): boolean =>
    OF_WORDS.has(stage) && chance >= SURE && countOf(text) <= LONGEST_NAMED && isQuotedIn(text, objects.in(act, text))

  /** What a whole sentence means is its translation. */
  const isLong = (act: Act, object: string): boolean => act === 'meaning' && object.split(/\s+/).length >= SENTENCE

  const requestOfOne = (only: Part, stage: Stage): ReadRequest[] =>
    isNamed(only, stage) ? requestsOf({ part: only, behind: '', before: '' }, stage) : []

  function requestsOfSeveral(parts: readonly Part[], asking: readonly Part[], stage: Stage): ReadRequest[] {
    const isRead = asking.length > 0 && asking.length <= MOST_REQUESTS && !parts.some(mayAsk)
    if (!isRead) return []
    const all = joinedActs(parts, asking).flatMap((one) => requestsOf(one, stage))
    const requests = all.filter(({ text: plain }, at) => all.findIndex(({ text: other }) => other === plain) === at)
    const isWorth = requests.length > 1 || requests.some(({ isPlain }) => isPlain)
    return isWorth && requests.length <= MOST_OBJECTS ? requests : []
  }

  return (text, stage) => {
    const parts = partsOf(text).map((one) => partOf(one, stage))
    const [only, ...more] = parts
    if (!only) return { acts: {}, requests: [] }
    if (more.length === 0) return { acts: only.acts, requests: requestOfOne(only, stage) }
    const asking = parts.filter(isAsking)
    const acts = likeliest((asking.length > 0 ? asking : parts).map((one) => one.acts))
    return { acts, requests: requestsOfSeveral(parts, asking, stage) }
  }
}

const IS_ENGLISH = holding('plainEnglish')

const OF_WORDS: ReadonlySet<Stage> = new Set<Stage>(['translated', 'word'])
const LONGEST_NAMED = 4

const isQuotedIn = (text: string, named: readonly string[]): boolean =>
  named.length > 0 && named.every((one) => markedParts(text).some(({ inside }) => inside === one))

const isAsking = ({ act, chance }: Part): boolean => ASKING.has(act) && chance >= SURE

/** It is not plain whether it asks for anything. */
const mayAsk = (part: Part): boolean => !isAsking(part) && part.chance < SURE && /\?\s*$/.test(part.text)

/** The highest chance of each act in any part. */
function likeliest(all: readonly ActChances[]): ActChances {
  const joined: ActChances = {}
  for (const chances of all)
    for (const [act, chance] of Object.entries(chances) as [Act, number][])
      joined[act] = Math.max(joined[act] ?? 0, chance)
  return joined
}

interface Asked {
  part: Part
  /** What is told between the request before and this one. */
  behind: string
  /** All that stands before it. */
  before: string
}

const textsOf = (parts: readonly Part[]): string => parts.map(({ text }) => text).join(' ')

/** Parts that ask for the same kind of thing, one behind the other, are one request. */
function joinedActs(parts: readonly Part[], asking: readonly Part[]): Asked[] {
  const all: Asked[] = []
  const behind: string[] = []
  for (const part of parts) {
    const last = all.at(-1)
    if (!asking.includes(part)) behind.push(part.text)
    else if (last?.part.act === part.act && !plainRequests[part.act])
      last.part = { ...part, text: [last.part.text, ...behind.splice(0), part.text].join(' ') }
    else all.push({ part, behind: behind.splice(0).join(' '), before: textsOf(parts.slice(0, parts.indexOf(part))) })
  }
  return all
}
