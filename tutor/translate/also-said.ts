import { asSpeaker } from './belongings.ts'
import { type Clause, has } from './clause.ts'
import { sayEnglish } from './say-english.ts'

/** The same more politely, of whoever says it, or of the other person that 'dia' may be. */
export function alsoIn(clause: Clause): string | null {
  const { subject, mood } = clause
  if (mood === 'orders' && has(clause, 'please') && !has(clause, 'order'))
    return sayEnglish({ ...clause, mood: 'asks', subject: YOU, helpers: [COULD] }).replace(/\?$/, ', please?')
  const own = asSpeaker(clause)
  if (own) return sayEnglish(own)
  if (subject?.kind !== 'pronoun') return null
  const other = { he: 'she', she: 'he' }[subject.word.en[0] ?? '']
  return other ? sayEnglish({ ...clause, subject: { ...subject, word: { ...subject.word, en: [other] } } }) : null
}

const COULD = { kind: 'helper', en: ['could'], id: ['bisa'], notes: new Set(['modal']), cost: 0 } as const

const YOU = {
  kind: 'pronoun',
  word: { kind: 'pronoun', en: ['you'], id: ['kamu'], notes: new Set(['2']), cost: 0 },
} as const
