import { phraseList } from '../domain/shared/word-lists.ts'

/** 'Since yesterday pake tense apa?': what asks for a tense. */
export const asksForTense = phraseList(`
  tense apa|tensenya apa|tenses apa|tensesnya apa|pake tense|pakai tense|tense yang mana|which tense|what tense|
  tense do i use|waktu apa`)

/** Words of time, and the entry on the tense that goes with them; the first that is found counts. */
export const tenseEntries: readonly (readonly [times: readonly string[], entry: string])[] = [
  [phraseList('since|for|selama|sejak'), 'for-and-since'],
  [phraseList('already|yet|just|barusan|sudah pernah'), 'already-yet-just'],
  [phraseList('ever|never|pernah'), 'ever-and-never'],
  [
    phraseList('ago|last week|last month|last year|last night|yesterday|kemarin|tadi malam|dulu|in 2010|in 2020'),
    'past-simple',
  ],
  [phraseList('while|when|ketika|waktu'), 'when-and-while'],
  [phraseList('by the time|before that|sebelum itu'), 'past-perfect'],
  [phraseList('right now|now|at the moment|currently|sekarang|sedang|lagi'), 'present-continuous'],
  [phraseList('every|always|usually|often|sometimes|seldom|setiap|selalu|biasanya'), 'present-simple'],
  [phraseList('tomorrow|next week|next month|next year|tonight|besok|lusa|nanti|soon'), 'will-vs-going-to'],
  [phraseList('by next|by tomorrow|by then'), 'future-perfect'],
]
