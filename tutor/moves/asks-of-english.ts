import { englishRequests, englishRequestWords } from '../../content/tutor-asked-english.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import type { Kind } from '../book/entry.ts'
import { holdsOneOf } from '../dialogue/phrases.ts'
import { oncePerTurn, type Turn } from '../dialogue/turn.ts'
import { plainWords } from '../find/words.ts'
import { ASKED_BACK } from './limits.ts'

const readRequests = createFrames(englishRequests, englishRequestWords)

const OF_LANGUAGE: ReadonlySet<Kind | undefined> = new Set<Kind>(['grammar', 'pairs'])

/**
 * 'Anakku kelas 9 bingung much sama many, jelasin dong': a verb of asking with its object. It decides before any mood, age
 * or theme that is named beside it.
 */
export const asksOfEnglish = oncePerTurn((turn: Turn): boolean => {
  const { analysis, text } = turn
  if (readRequests(plainWords(text)).length === 0) return false
  return analysis.quoted !== null || namesEntry(turn)
})

/** By one of its items, or so well that no other is likely. */
const namesEntry = ({ analysis, teaching, text }: Turn): boolean =>
  analysis.found.some(({ name, probability }) => {
    const entry = teaching.entry(name)
    const isOfLanguage = OF_LANGUAGE.has(entry?.kind) && probability >= ASKED_BACK
    return entry !== undefined && isOfLanguage && holdsOneOf(text, [...entry.items, entry.title.id, entry.title.en])
  })
