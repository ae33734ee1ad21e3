import { DO_NOW, PAST_HELPERS } from '../../words/word-sets.ts'
import { changeWord, type Edit, lowerAt, type Rule, type Sentence } from '../sentence.ts'
import { PAST_TIME } from '../times.ts'

/** 'What do you do last weekend?': a finished time asks with did. */
export const pastQuestions: Rule = {
  id: 'past-question',
  find: (sentence) => {
    const { text, tokens } = sentence
    const isAsked = /\?\s*$/.test(text) && PAST_TIME.test(text.replace(/this morning|in (?:the )?past/gi, ''))
    if (!isAsked || /\b(?:since|if|usually|every|always|still|now|think|know|remember|than|compared)\b/i.test(text))
      return []
    const at = tokens[0]?.tag === 'do' ? 0 : tokens.findIndex(({ tag }, index) => tag === 'do' && index < 4)
    return isHelper(sentence, at) ? [past(sentence, at)] : []
  },
}

const past = (sentence: Sentence, at: number): Edit => changeWord(sentence, at, 'did', 'past-time')

function isHelper({ tokens, ...sentence }: Sentence, at: number): boolean {
  if (at < 0 || !DO_NOW.test(tokens[at]?.lower ?? '')) return false
  const isFirst = at === 0 || /^(?:what|where|who|why|how|when|which)$/.test(lowerAt({ ...sentence, tokens }, 0))
  const subject = tokens[tokens[at + 1]?.tag === 'not' ? at + 2 : at + 1]
  const rest = tokens.slice(at + 2)
  const hasOther = rest.some(({ tag, form, lower }) => (tag === 'verb' && form === 'past') || PAST_HELPERS.test(lower))
  return isFirst && !hasOther && ['pron', 'poss', 'name', 'det'].includes(subject?.tag ?? '')
}
