const list = (names: string): ReadonlySet<string> => new Set(names.trim().split(/\s+/))

/** Entries whose rule can be applied to any word that is named: 'kalau expensive?', beside comparatives. */
export const topicForms = {
  degrees: list('comparatives superlatives comparison-modifiers as-as'),
  verb: list(`past-simple irregular-verbs did-questions time-ago-last past-participles present-perfect passive-present
    passive-past passive-perfect past-perfect pronunciation-ed`),
  third: list('third-person-s present-simple'),
  ing: list('present-continuous past-continuous gerund-subject spelling-ing-ed preposition-plus-ing'),
  plural: list('plurals irregular-plurals'),
  count:
    list(`quantity-much-many much-many how-much-how-many few-and-little few-little countable-nouns uncountable-nouns
    some-and-any a-lot-of-most comparison-fewer-less`),
  article: list('a-and-an a-an'),
  agreement: list('subject-verb-agreement collective-nouns plural-only-nouns is-are there-is-there-are'),
  adverb: list('adverbs-of-manner good-and-well'),
  takes: list('adjective-preposition preposition-verbs noun-preposition verbs-without-preposition'),
  preposition: list(
    'preposition-time preposition-place-in-on-at in-on-at-place in-at-place in-on-at-time weekend-at-on',
  ),
} satisfies Record<string, ReadonlySet<string>>

export type TopicForm = keyof typeof topicForms
