import { namedLists } from '../../words/named-lists.ts'
import { oneOf } from '../../words/one-of.ts'

/** 'in charge', 'take part': without an article behind this word. */
export const standsBare = namedLists('bare-phrases.tsv')

/** 'capital' (of), 'kitchen' (place): one that both know. */
export const isDefinite = namedLists('definite-nouns.tsv')

/** 'cheaper than a car', 'as a gift': any one will do. */
export const BEFORE_ANY = oneOf('for with than like as without')
