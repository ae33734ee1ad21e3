import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { HERE_OR_THERE, MORE_OR_VERY, UP_OR_DOWN } from '../../words/word-sets.ts'
import { insertBefore, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { skipAdverbs } from '../verb-words.ts'

const AFTER_MODAL = oneOf(`
  happy careful patient ready late honest polite brave strong healthy rich famous successful confident quiet
  careless sad angry tired busy good better able afraid responsible kind diligent fluent independent active
  creative proud available different important useful difficult easy possible dangerous expensive cheap
  beautiful sick fine okay sure nice friendly helpful serious calm smart clever perfect wrong true easier harder
  cheaper bigger faster happier worse shy alone free safe quick hot cold hungry surprised shocked disappointed
  excited bored confused interested embarrassed satisfied worried scared pleased`)
const TAKES_TO = /^(?:have|has|had|need|needs|needed|want|wants|wanted|going|try|tries|like|used|hope|ought)$/

/** 'You must careful', 'I want to rich', 'We have to patient'. */
export const beAfterModal: Rule = {
  id: 'be-modal',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => {
      if (isOfSomebody(sentence, token, at)) return [insertBefore(sentence, at + 1, 'be', 'copula')]
      if (isMadeTo(sentence, token, at)) return [insertBefore(sentence, at + 1, 'be', 'copula')]
      const opens = token.tag === 'modal' || (token.tag === 'to' && TAKES_TO.test(lowerAt(sentence, at - 1)))
      const adjective = skipAdverbs(sentence.tokens, at + 1)
      const from = MORE_OR_VERY.test(lowerAt(sentence, adjective)) ? adjective + 1 : adjective
      if (
        !opens ||
        !describes(sentence, token, from) ||
        ['noun', 'obj', 'poss', 'det'].includes(sentence.tokens[from + 1]?.tag ?? '') ||
        /^(?:down|up|afford)$/.test(lowerAt(sentence, from + 1))
      )
        return []
      return [insertBefore(sentence, adjective, 'be', 'copula')]
    }),
}

const DAY_OR_PLACE =
  /^(?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|home|work|school|campus|office|hospital|jakarta|bali|bandung|surabaya|\d.*|the|my|time)$/

/** 'I can a good leader', 'The exam will on Friday', 'He should here at eight'. */
function isOfSomebody({ tokens }: Sentence, modal: Token, at: number): boolean {
  const before = tokens[at - 1]
  const next = tokens[at + 1]
  if (modal.tag !== 'modal' || !before || !next || !['pron', 'noun', 'name'].includes(before.tag)) return false
  if (tokens[at - 2]?.tag === 'wh' || /^(?:do|does|did|can|will|could|would|should)$/.test(tokens[at - 2]?.lower ?? ''))
    return false
  if (/^(?:only|never|not|rarely|seldom|hardly)\b/.test(tokens[0]?.lower ?? '')) return false
  if (/^an?$/.test(next.lower)) return tokens.slice(at + 2, at + 5).some(({ tag }) => tag === 'noun')
  if (HERE_OR_THERE.test(next.lower)) return modal.lower !== 'can'
  if (next.tag === 'adj' && tokens[at + 2]?.tag === 'noun' && tokens[at + 2]?.readings.singular)
    return isVerbless(tokens, at + 2)
  if (next.lower === 'from') return ['name', 'det'].includes(tokens[at + 2]?.tag ?? '')
  return /^(?:on|at|in)$/.test(next.lower) && DAY_OR_PLACE.test(tokens[at + 2]?.lower ?? '')
}

const isVerbless = (tokens: readonly Token[], from: number) =>
  !tokens.slice(from).some(({ tag, readings }) => tag === 'verb' || tag === 'be' || readings.kinds.verb > 5)

/** 'I want my son to independent'. */
const isMadeTo = (sentence: Sentence, token: Token, at: number) =>
  token.tag === 'to' &&
  AFTER_MODAL.test(lowerAt(sentence, at + 1)) &&
  !UP_OR_DOWN.test(lowerAt(sentence, at + 2)) &&
  ['noun', 'obj'].includes(sentence.tokens[at - 1]?.tag ?? '') &&
  /\b(?:want|wants|wanted|need|needs|expect|expects|teach|teaches|taught|help|helps|ask|asks|asked|encourage|encourages) (?:\w+ ){1,3}$/i.test(
    sentence.text.slice(0, token.start),
  ) &&
  ['punct', 'and', 'prep', 'sub', undefined].includes(sentence.tokens[at + 2]?.tag)

/** 'will sunny', 'must impartial', "I'll back": no verb that could follow. */
function describes(sentence: Sentence, opener: Token, at: number): boolean {
  const word = sentence.tokens[at]
  if (!word || (word.lower === 'better' && opener.text === "'d")) return false
  if (AFTER_MODAL.test(word.lower)) return true
  const ends = sentence.tokens[at + 1] === undefined || /^(?:punct|prep|adv)$/.test(sentence.tokens[at + 1]?.tag ?? '')
  if (opener.lower === 'will' && /^(?:here|there|back|away|home)$/.test(word.lower))
    return at === sentence.tokens.indexOf(opener) + 1 && ends
  const { adj, verb, noun, adv } = word.readings.kinds
  return (
    opener.tag === 'modal' &&
    word.tag === 'adj' &&
    adj > 2 &&
    adj > noun &&
    adv < 4 &&
    verb < 2 &&
    word.readings.verbs.length === 0 &&
    word.readings.degree === undefined
  )
}
