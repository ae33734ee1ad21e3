import { namedLists } from '../../words/named-lists.ts'

/** 'in charge', 'take part': without an article behind this word. */
export const standsBare = namedLists('bare-phrases.tsv')

/** 'capital' (of), 'kitchen' (place): one that both know. */
export const isDefinite = namedLists('definite-nouns.tsv')
