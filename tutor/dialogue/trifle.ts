import type { Finding } from '../../english/grammar/correct.ts'

/** Capitals and commas matter less than grammar in a chat. */
export const isTrifle = ({ rule }: Finding): boolean => /^(?:capital|apostrophe|punctuation)/.test(rule)
