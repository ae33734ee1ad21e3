import { joinsRequests } from '../content/tutor-requests.ts'
import { asksAnything } from './find/asked.ts'

const JOINS = joinsRequests.join('|')
const BETWEEN = new RegExp(`(?:[?!.]+\\s+|,\\s*(?=(?:${JOINS})\\s)|\\s(?=(?:trus|terus|plus)\\s))`, 'giu')
const FEWEST = 2
const QUOTES = /["“”«»]/g

/** 'Artinya deadline apa, terus bacanya gimana?' asks two things; null where one side asks nothing. */
export function twoRequests(text: string): readonly [string, string] | null {
  for (const { 0: mark, index } of text.matchAll(BETWEEN)) {
    const first = text.slice(0, index + mark.length).trim()
    const second = text.slice(index + mark.length).trim()
    if ([first, second].every(isRequest)) return [first, second]
  }
  return null
}

const isRequest = (part: string): boolean =>
  part.split(/\s+/).length >= FEWEST && asksAnything(part) && (part.match(QUOTES) ?? []).length % 2 === 0
