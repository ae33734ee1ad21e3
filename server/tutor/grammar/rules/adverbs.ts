import { adverbOf } from '../../english/adjectives.ts'
import type { Token } from '../../english/tokens.ts'
import { phrase, phraseRule } from '../phrase-rule.ts'
import { changeWord, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

const MANNER_VERBS =
  /^(?:sing|speak|drive|write|dance|play|run|walk|talk|work|study|learn|cook|paint|draw|swim|behave|listen|explain|answer|read|move|react|shout|cry|smile|sleep|live|eat|think|do|perform|teach|understand|fight|pronounce|communicate|improve|increase|rise|fall|change|grow|decrease|come|arrive|act|treat|breathe|laugh|describe)$/
const MANNER_ADJECTIVES =
  /^(?:beautiful|careful|quick|slow|good|bad|quiet|happy|sad|angry|polite|nice|perfect|fluent|clear|easy|careless|safe|serious|calm|nervous|brave|brilliant|excellent|terrible|dangerous|loud|silent|soft|patient|proper|correct|rapid|sudden|significant|gradual|dramatic|confident|honest|automatic|regular|peaceful|wonderful|independent|effective|fluent|natural|bad|creative|smooth)$/

/** 'She sings beautiful', 'He drives very careful', 'She speaks English good'. */
export const adverbForm: Rule = {
  id: 'adverb-form',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (!MANNER_ADJECTIVES.test(token.lower) || !endsPhrase(sentence.tokens[at + 1])) return []
      return describesVerb(sentence, token, at) ? [changeWord(sentence, at, adverbOf(token.lower), 'adverb-form')] : []
    }),
}

const AFTER_ADVERB =
  /^(?:and|but|when|because|to|in|at|on|every|so|with|if|for|than|after|before|last|this|yesterday|from|during)$/
const SHORT_OBJECT =
  /^(?:english|song|songs|car|guitar|piano|football|question|questions|job|work|it|them|bike|motorcycle|test|exam|lesson|badminton|basketball|indonesian|language|languages|homework|problem|everything)$/

const endsPhrase = (next: Token | undefined) =>
  next === undefined || next.tag === 'punct' || AFTER_ADVERB.test(next.lower) || next.lower === 'as'

function describesVerb(sentence: Sentence, adjective: Token, at: number): boolean {
  let back = at - 1
  while (/^(?:very|so|really|too|more|quite|not|as)$/.test(lowerAt(sentence, back))) back -= 1
  const verbAt = verbBefore(
    sentence.tokens.map(({ tag }) => tag),
    back,
  )
  const verb = verbAt === undefined ? undefined : sentence.tokens[verbAt]
  if (verb?.tag !== 'verb') return false
  const base = baseOf(verb, verb.form)
  const staysSo = /^(?:live|sleep|come|fall|think)$/.test(base) && /^(?:safe|silent|calm|quiet)$/.test(adjective.lower)
  if (!MANNER_VERBS.test(base) || (staysSo && verbAt === back)) return false
  return verbAt === back || (base !== 'think' && SHORT_OBJECT.test(lowerAt(sentence, back)))
}

/** The verb right before, or behind one short object. */
function verbBefore(tags: readonly string[], at: number): number | undefined {
  if (tags[at] === 'verb') return at
  for (let back = at; back >= Math.max(0, at - 3); back -= 1) {
    if (tags[back] === 'verb') return back
    if (!['noun', 'name', 'det', 'poss', 'obj', 'pron', 'num'].includes(tags[back] ?? '')) return undefined
  }
  return undefined
}

export const adverbPhrases = phraseRule('adverb-phrases', [
  phrase(
    'adverb-hard',
    '(work|works|worked|study|studies|studied|try|tries|tried|practice|practise|practiced|train|rain|rained|learn|working|studying|trying|fight|play) (?:very |so |really )?hardly\\b',
    (m) => m[0].replace(/hardly/i, 'hard'),
  ),
  phrase('adverb-hard', '(?:more )?(?:fastly)\\b', (m) => (/more/i.test(m[0]) ? 'faster' : 'fast')),
  phrase(
    'adverb-form',
    '(feel|feels|felt|look|looks|looked|sound|sounds|smell|smells|taste|tastes|seem|seems) (?:so |very |really )?(happily|sadly|badly|beautifully|angrily|deliciously|nicely|wonderfully|perfectly|strangely|nervously|tiredly|sickly|lonely|strongly|confidently)(?=[.!?]|$| today| and| because| when)',
    (m) => (/lonely|strongly$/i.test(m[2] ?? '') ? undefined : m[0].replace(m[2] ?? '', adjectiveOf(m[2] ?? ''))),
  ),
  phrase(
    'adverb-form',
    '(is|are|was|were|am|very) (happily|sadly|beautifully|angrily|politely|quickly|slowly|importantly|differently|carefully|easily|perfectly)(?=[.!?]|$)',
    (m, s) =>
      /^very/i.test(m[0]) &&
      /\b(?:\w+s|\w+ed|speak|drive|run|sing|walk|work|eat|talk|write|do|did|went|came|play|english|it|them|\w+)\s$/i.test(
        s.text.slice(0, m.index),
      )
        ? undefined
        : `${m[1]} ${adjectiveOf(m[2] ?? '')}`,
  ),
  phrase(
    'everyday',
    '(?:every day|everyday) (life|activity|activities|english|routine|clothes|conversation|conversations|problems|use|language)\\b',
    'everyday $1',
  ),
  phrase('everyday', '(\\w+) everyday(?=[.,!?]|$| because| at| with| in| to| and| but| for| after| before)', (m) =>
    /^(?:my|the|an|of|in|for|his|her|is|are)$/i.test(m[1] ?? '') ? undefined : `${m[1]} every day`,
  ),
  phrase('everyday', '^everyday,? (?=i|we|he|she|they|my|you)', 'every day '),
  phrase('everyday', 'may be (?=i|he|she|we|they|it|you|the|my|this|tomorrow)', 'maybe '),
  phrase('everyday', '(all ready)(?= (?:finished|done|eaten|know|went|gone|left|eat|have))', 'already'),
])

function adjectiveOf(adverb: string): string {
  const word = adverb.toLowerCase().replace(/ly$/, '')
  return /i$/.test(word) ? `${word.slice(0, -1)}y` : word
}
