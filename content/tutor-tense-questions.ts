const list = (phrases: string): readonly string[] => phrases.split('|').map((phrase) => phrase.trim())

/** 'Since yesterday pake tense apa?': what asks for a tense. */
export const asksForTense = list(`
  tense apa|tensenya apa|tenses apa|tensesnya apa|pake tense|pakai tense|tense yang mana|which tense|what tense|
  tense do i use|waktu apa`)

/** Words of time, and the entry on the tense that goes with them; the first that is found counts. */
export const tenseEntries: readonly (readonly [times: readonly string[], entry: string])[] = [
  [list('since|for|selama|sejak'), 'for-and-since'],
  [list('already|yet|just|barusan|sudah pernah'), 'already-yet-just'],
  [list('ever|never|pernah'), 'ever-and-never'],
  [
    list('ago|last week|last month|last year|last night|yesterday|kemarin|tadi malam|dulu|in 2010|in 2020'),
    'past-simple',
  ],
  [list('while|when|ketika|waktu'), 'when-and-while'],
  [list('by the time|before that|sebelum itu'), 'past-perfect'],
  [list('right now|now|at the moment|currently|sekarang|sedang|lagi'), 'present-continuous'],
  [list('every|always|usually|often|sometimes|seldom|setiap|selalu|biasanya'), 'present-simple'],
  [list('tomorrow|next week|next month|next year|tonight|besok|lusa|nanti|soon'), 'will-vs-going-to'],
  [list('by next|by tomorrow|by then'), 'future-perfect'],
]
