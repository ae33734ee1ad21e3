import type { Shape } from '../../english/grammar/shape.ts'
import { askShape, inTense, negated, sayShape } from '../../english/sentences/reshape.ts'
import { talkedAbout } from './memory.ts'
import type { Way } from './say-otherwise.ts'
import { say } from './school-book.ts'
import { type Said, said, type Turn } from './turn.ts'
import { found } from './word-sentences.ts'

/** 'Kalau negatif?', of an adjective or a verb that is open: a short sentence with it, in that way. */
export function sayInWay(turn: Turn, word: string, way: Way): Said | null {
  const shape = shapeWith(turn, word)
  if (!shape) return null
  const changed = way === 'question' ? shape : way === 'negative' ? negated(shape) : inTense(shape, way)
  if (!changed) return null
  const text = way === 'question' ? askShape(changed) : sayShape(changed)
  return said('grammar', [say(turn.book, `way.${way}`, { word, text }), say(turn.book, 'topic.try')], {
    last: talkedAbout('word', word),
  })
}

/** 'She is stubborn.', 'She borrows …' */
function shapeWith(turn: Turn, word: string): Shape | null {
  const looked = found(turn, word)
  const [sense] = looked?.senses ?? []
  const [verb = '', ...behind] = word.split(' ')
  const of = (base: string, isHelper: boolean, rest: string): Shape => ({
    lead: '',
    subject: 'she',
    person: 'one',
    verbs: [{ before: '', base, tense: 'present', isHelper, isNegative: false }],
    rest,
  })
  if (sense?.partOfSpeech === 'adjective') return of('be', true, `${word}.`)
  return sense && /^(?:phrasal )?verb$/.test(sense.partOfSpeech) ? of(verb, false, [...behind, '….'].join(' ')) : null
}
