import { listFrames, listJoins, noListed } from '../content/tutor-asked-lists.ts'
import { countOf, languageOf } from './request-words.ts'
import { everyPattern, holding, wordPattern } from './word-pattern.ts'

/** Several words or sentences of which the other language is asked. */
export interface AskedList {
  items: readonly string[]
  /** Null where each may be in a language of its own. */
  to: 'en' | 'id' | null
  /** As it was written, where it may be one phrase. */
  whole: string | null
}

const QUOTED = /["“”«»]([^"“”«»]{2,200})["“”«»]|(?<![\p{L}\d])['‘]([^'’]{1,200}(?:['’]\p{L}+[^'’]*)*)['’](?!\p{L})/gu
const JOINS = new Set(listJoins)
const NO_PART = new Set(noListed)
const ASKS_OTHER = holding('asksOther')
const ASKS_ELSE = holding('asksElse')
const FEWEST = 2
const MOST = 8
const LONGEST_PART = 3
const LONGEST = 300

/** 'Arti “A” sama “B” apa', 'bahasa Inggrisnya wortel dan bayam apa'; null where one thing is asked, or something else. */
export function listAsked(text: string): AskedList | null {
  if (text.length > LONGEST) return null
  return quotedList(text) ?? setOffList(text) ?? plainList(text)
}

function quotedList(text: string): AskedList | null {
  const found = [...text.matchAll(QUOTED)]
  if (found.length < FEWEST || found.length > MOST) return null
  const between = found
    .slice(1)
    .map(({ index }, at) => text.slice((found[at]?.index ?? 0) + (found[at]?.[0].length ?? 0), index))
  if (!between.every(isJoin)) return null
  const items = found.map(([, first, second]) => (first ?? second ?? '').trim())
  const rest = text.replaceAll(QUOTED, ' ')
  const isAllIndonesian =
    items.every((item) => languageOf(item) !== 'en') && items.some((item) => languageOf(item) === 'id')
  return (ASKS_OTHER.test(rest) || isAllIndonesian) && !ASKS_ELSE.test(rest) ? { items, to: null, whole: null } : null
}

const isJoin = (between: string): boolean =>
  between
    .toLowerCase()
    .split(/[\s,;&/+?]+/)
    .filter(Boolean)
    .every((word) => JOINS.has(word))

/** 'Bahasa Inggrisnya: jadwal, rapat', or a line each below what asks for it. */
function setOffList(text: string): AskedList | null {
  const [, head = '', list = ''] = SET_OFF.exec(text) ?? []
  const lines = list
    .split('\n')
    .map((line) => line.replace(NUMBERED, '').trim())
    .filter(Boolean)
  const items = lines.length > 1 ? lines : partsOf(list.replace(/[.?!\s]+$/, '')).filter(isTerm)
  const isList = lines.length > 1 || items.length === partsOf(list).length
  const isAsked = ASKS_OTHER.test(head) && !ASKS_ELSE.test(head) && countOf(head) <= LONGEST_HEAD
  return isAsked && isList && items.length >= FEWEST && items.length <= MOST ? { items, to: null, whole: null } : null
}

const SET_OFF = /^([^:\n]+)(?::|\n)([^:]+)$/
const NUMBERED = /^\s*(?:\d{1,2}[.)]|[-*•])\s*/
const LONGEST_HEAD = 12

const FRAMES = listFrames.map(([frame, to]): [RegExp, 'en' | 'id'] => [
  wordPattern(`(?:^|[\\s,.!?:])${frame.replace('L', '(?<list>[^.?!:"“”]+?)')}[\\s?!.]*$`),
  to,
])
const FILLED = everyPattern('(?<=[\\s,])@listFiller(?=[\\s,.?!]|$)')
const BETWEEN = wordPattern('\\s*,\\s*(?:@listAnd\\s+)?|\\s+(?:@listAnd|sm|&|karo|jeung)\\s+')

function plainList(text: string): AskedList | null {
  if (ASKS_ELSE.test(text)) return null
  const plain = text.replaceAll(FILLED, ' ').replaceAll(/\s+/g, ' ').trim()
  for (const [frame, to] of FRAMES) {
    const list = frame.exec(plain)?.groups?.list ?? ''
    const items = partsOf(list)
    if (items.length >= FEWEST && items.length <= MOST && items.every(isTerm)) return { items, to, whole: list }
  }
  return null
}

const partsOf = (list: string): string[] =>
  list
    .split(BETWEEN)
    .map((part) => part.replaceAll(/^['‘’]|['‘’]$/g, '').trim())
    .filter(Boolean)

const isTerm = (part: string): boolean =>
  countOf(part) <= LONGEST_PART &&
  !part
    .toLowerCase()
    .split(' ')
    .some((word) => NO_PART.has(word))
