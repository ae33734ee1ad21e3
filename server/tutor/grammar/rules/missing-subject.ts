import type { Token } from '../../english/tokens.ts'
import { type Edit, insertBefore, lowerAt, type Rule, replaceTokens, type Sentence } from '../sentence.ts'

const BE = /^(?:is|was|isn|wasn|will|has)$/

/** 'because is faster', 'I think is good', 'Is very hot today.': English needs its 'it'. */
export const missingSubject: Rule = {
  id: 'missing-subject',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) => afterLinker(sentence, token, at) ?? atStart(sentence, token, at) ?? []),
}

function afterLinker(sentence: Sentence, token: Token, at: number): Edit | undefined {
  const be = sentence.tokens[at + 1]
  if (!be || !BE.test(be.lower) || be.text === "'s") return undefined
  const links =
    /^(?:because|although|though|if|unless|since|until)$/.test(token.lower) ||
    (/^(?:when|but|so)$/.test(token.lower) && token.tag !== 'adv' && at > 2) ||
    (/^(?:think|thinks|thought|believe|hope|guess|feel)$/.test(token.lower) &&
      token.tag === 'verb' &&
      ['pron', 'name', 'not', 'noun', 'adv'].includes(sentence.tokens[at - 1]?.tag ?? ''))
  if (!links || !describes(sentence, at + 2) || isAboutTheWord(sentence, token, at)) return undefined
  return insertBefore(sentence, at + 1, 'it', 'missing-subject')
}

/** What I think is …', 'the one I believe is …' have their subject before. */
function isAboutTheWord(sentence: Sentence, token: Token, at: number): boolean {
  if (/^(?:but|so|when)$/.test(token.lower))
    return token.lower === 'when'
      ? /[?]\s*$/.test(sentence.text) || at === 0
      : token.lower === 'so'
        ? lowerAt(sentence, at + 2) === '' || /[?]\s*$/.test(sentence.text) || sentence.tokens[at - 1]?.tag !== 'punct'
        : sharesSubject(sentence, at)
  if (token.tag !== 'verb') return false
  return (
    sentence.tokens.slice(0, at).some(({ tag, lower }) => tag === 'wh' || lower === 'that' || lower === 'the') ||
    /\?\s*$/.test(sentence.text)
  )
}

/** 'The house is old but is still nice': one subject, two verbs. */
const sharesSubject = (sentence: Sentence, at: number) =>
  sentence.tokens.slice(0, at).some(({ tag }) => tag === 'be' || tag === 'verb' || tag === 'have' || tag === 'modal')

function describes(sentence: Sentence, from: number): boolean {
  let at = from
  while (
    ['adv', 'not'].includes(sentence.tokens[at]?.tag ?? '') ||
    /^(?:so|more|less|too|most)$/.test(lowerAt(sentence, at))
  )
    at += 1
  const next = sentence.tokens[at]
  return (
    next !== undefined &&
    (next.tag === 'adj' ||
      /^(?:a|an|my|the|raining|going|very|easy|better|worse|faster|cheaper)$/.test(next.lower) ||
      next.lower === 'be' ||
      next.readings.degree !== undefined)
  )
}

/** 'Is very hot today.' */
function atStart(sentence: Sentence, token: Token, at: number): Edit | undefined {
  if (at !== 0 || !/^(?:is|was)$/.test(token.lower) || !/[.!]\s*$/.test(sentence.text) || token.text === "'s")
    return undefined
  const next = sentence.tokens[1]
  if (!next || !(next.tag === 'adj' || next.tag === 'not' || /^(?:very|so|too|really|a|an)$/.test(next.lower)))
    return undefined
  if (sentence.tokens.some(({ tag }, index) => index > 2 && (tag === 'be' || tag === 'verb' || tag === 'modal')))
    return undefined
  return replaceTokens(sentence, 0, 1, `It ${token.lower}`, 'missing-subject')
}
