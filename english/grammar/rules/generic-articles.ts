import type { Token } from '../../sentences/tokens.ts'
import { oneOf } from '../../words/one-of.ts'
import { lowerAt, type Rule, removeTokens, type Sentence } from '../sentence.ts'
import { baseOf } from '../verb-words.ts'

const words = (text: string) => new Set(text.trim().split(/\s+/))

/** Nobody means a certain one of these, unless it is said which. */
const ABSTRACT =
  words(`poverty unemployment corruption happiness honesty friendship patience inflation loneliness laziness kindness
  jealousy obesity racism bullying globalization globalisation tourism agriculture smoking hunger homelessness
  illiteracy gambling
  plagiarism deforestation overpopulation malnutrition literacy hygiene teamwork creativity discipline childhood
  adulthood
  unhappiness sadness wisdom tolerance gratitude inequality urbanization urbanisation industrialization modesty
  punctuality politeness perseverance parenthood motherhood adolescence fitness terrorism cyberbullying
  consumerism materialism`)
/** These are abstract where something general is said of them. */
const OFTEN_ABSTRACT =
  words(`love success pollution crime violence education communication leadership science peace wealth health
  freedom justice democracy equality knowledge technology nature society time money experience friendship culture
  religion
  motivation breakfast lunch dinner confidence courage nutrition stress anxiety marriage sleep exercise sport art
  music advertising transportation privacy competition`)
/** What people study or work in. */
const FIELDS =
  words(`marketing accounting finance engineering tourism agriculture economics mathematics physics biology chemistry
  psychology politics journalism medicine nursing architecture law banking advertising photography fashion
  education programming`)

const SAID_IN_GENERAL = new RegExp(
  `^(?:is|are|can) (?:(?:not|very|also|still|always|really|more|so|the most|one of|not only|often|never) )?(?:${[
    'important|a|an|the|necessary|dangerous|bad for|good for|everything|key|essential|useful|harmful|valuable',
    'priceless|blind|beautiful|precious|money|gold|power|make|help|bring|change|buy|destroy|improve|cause',
  ].join('|')})\\b`,
  'i',
)

/** 'The poverty is still a problem', 'reduce the unemployment', 'a job in the marketing'. */
export const articleInGeneral: Rule = {
  id: 'article-general',
  find: (sentence) =>
    sentence.tokens.flatMap((token, at) =>
      token.lower === 'the' &&
      (isGeneralSubject(sentence, at) || isGeneralObject(sentence, at) || isField(sentence, at))
        ? [removeTokens(sentence, at, at + 1, 'article-none')]
        : [],
    ),
}

function isGeneralSubject(sentence: Sentence, at: number): boolean {
  const { tokens, text } = sentence
  const noun = tokens[at + 1]
  const verb = tokens[at + 2]
  if (!noun || !verb || !isClauseStart(tokens, at) || !isPresent(verb)) return false
  return ABSTRACT.has(noun.lower) || (OFTEN_ABSTRACT.has(noun.lower) && SAID_IN_GENERAL.test(text.slice(verb.start)))
}

function isClauseStart(tokens: readonly Token[], at: number): boolean {
  const before = tokens[at - 1]
  if (!before || ['sub', 'and', 'adv'].includes(before.tag) || before.text === ',') return true
  return before.tag === 'verb' && /^(?:think|believe|know|say|feel|agree|mean|hope)$/.test(baseOf(before, before.form))
}

const isPresent = (verb: Token) =>
  /^(?:is|isn't|can|cannot|should|must|has|does|will|may|often|always|usually|also|never)$/.test(verb.lower) ||
  (verb.tag === 'verb' && verb.form === 'third')

const GENERAL_VERBS = oneOf(`
  reduce fight overcome prevent stop bring cause avoid value eradicate increase end find achieve practise learn
  teach encourage decrease tackle combat eliminate`)

/** Nothing behind it says which one is meant. */
function isGeneralObject(sentence: Sentence, at: number): boolean {
  const before = sentence.tokens[at - 1]
  const noun = lowerAt(sentence, at + 1)
  const next = sentence.tokens[at + 2]
  if (!before || !ABSTRACT.has(noun)) return false
  if (before.tag === 'verb')
    return (
      (isOver(next) || /^(?:to|in|from|among|through|at)$/.test(next?.lower ?? '')) &&
      GENERAL_VERBS.test(baseOf(before, before.form))
    )
  return isOver(next) && /^(?:about|of|against|than|for|to|like|from)$/.test(before.lower)
}

const isOver = (next: Token | undefined) =>
  next === undefined ||
  /^[.,;!?]$/.test(next.text) ||
  ['and', 'sub', 'adv'].includes(next.tag) ||
  /^(?:every|by|because|but)$/.test(next.lower)

const FIELD_WORDS = oneOf(`
  experience job work works worked working career degree interested major majored knowledge skill skills expert
  specialize specialise business background interest expertise diploma busy`)

const isField = (sentence: Sentence, at: number) =>
  FIELDS.has(lowerAt(sentence, at + 1)) &&
  /^(?:in|about|of)$/.test(lowerAt(sentence, at - 1)) &&
  FIELD_WORDS.test(lowerAt(sentence, at - 2)) &&
  isOver(sentence.tokens[at + 2])
