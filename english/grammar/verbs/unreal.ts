import type { Sentence } from '../sentence.ts'

const IF_HAD = /\bif\b.*\b(?:had|'d|hadn't) (?:not |never |just |only )?(\w+)/i
const OVER = /\b(?:yesterday|last (?:week|night|year|month|time)|earlier|ago|that (?:day|night)|at that time)\b/i

/** 'If I had known, I would bought it', 'I got wet; I should brought an umbrella'. */
export function isUnreal(sentence: Sentence, at: number): boolean {
  const isNot = sentence.tokens[at - 1]?.tag === 'not'
  const modal = sentence.tokens[isNot ? at - 2 : at - 1]?.lower ?? ''
  if (!/^(?:would|could|should|might)$/.test(modal)) return false
  const had = IF_HAD.exec(sentence.text)?.[1]
  if (had && sentence.lexicon.read(had.toLowerCase()).verbs.some(({ form }) => form === 'participle')) return true
  if (modal === 'could' && isNot) return false
  return OVER.test(sentence.text) || (modal === 'should' && besideOver(sentence, at)) || (modal === 'would' && isNot)
}

/** Another clause tells what happened. */
const besideOver = ({ tokens, clauses }: Sentence, at: number) =>
  clauses.some(({ predicate, end }) => {
    const verb = tokens[predicate]
    return (predicate > at || end < at) && (verb?.tag === 'verb' || verb?.tag === 'be') && verb.form === 'past'
  })
