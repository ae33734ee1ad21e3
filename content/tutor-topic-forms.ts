import { wordSet } from '../domain/shared/word-lists.ts'

/** Entries whose rule can be applied to any word that is named: 'kalau expensive?', beside comparatives. */
export const topicForms = {
  degrees: wordSet('comparatives superlatives comparison-modifiers as-as'),
  verb: wordSet(`
    past-simple irregular-verbs did-questions time-ago-last past-participles present-perfect passive-present
    passive-past passive-perfect past-perfect pronunciation-ed`),
  third: wordSet('third-person-s present-simple'),
  ing: wordSet('present-continuous past-continuous gerund-subject spelling-ing-ed preposition-plus-ing'),
  plural: wordSet('plurals irregular-plurals'),
  count:
    wordSet(`quantity-much-many much-many how-much-how-many few-and-little few-little countable-nouns uncountable-nouns
    some-and-any a-lot-of-most comparison-fewer-less`),
  article: wordSet('a-and-an a-an'),
  agreement: wordSet('subject-verb-agreement collective-nouns plural-only-nouns is-are there-is-there-are'),
  adverb: wordSet('adverbs-of-manner good-and-well'),
  takes: wordSet('adjective-preposition preposition-verbs noun-preposition verbs-without-preposition'),
  preposition: wordSet(
    'preposition-time preposition-place-in-on-at in-on-at-place in-at-place in-on-at-time weekend-at-on',
  ),
} satisfies Record<string, ReadonlySet<string>>

export type TopicForm = keyof typeof topicForms
