import type { Word } from './word.ts'

export const helper = (en: string, id: string, ...notes: string[]): Word => ({
  kind: 'helper',
  en: [en],
  id: [id],
  notes: new Set(notes),
  cost: 0,
})

export const PERFECT = helper('have done', 'sudah', 'perfect')
export const PROGRESSIVE = helper('be doing', 'sedang', 'progressive')
export const NOT = helper('not', 'tidak', 'not')
export const ORDER_NOT = helper('do not', 'jangan', 'order')
export const PLEASE = helper('please', 'tolong', 'please')
export const LETS = helper('let us', 'ayo', 'lets')
const EVER = helper('ever', 'pernah', 'ever')
const CAN = helper('can', 'bisa', 'modal')
const MUST = helper('must', 'harus', 'modal')
const SHOULD = helper('should', 'sebaiknya', 'modal')
const WILL = helper('will', 'akan', 'future')
/** 'would you' and 'would like' wish for something. */
export const WOULD = helper('would', 'akan', 'future', 'would')
const WANT = helper('want to', 'mau', 'want')
const NEED = helper('need to', 'perlu', 'need')
const RATHER = helper('would rather', 'lebih suka', 'modal')
const WISH = helper('would love to', 'ingin sekali', 'want')
const NO_NEED = helper('do not have to', 'tidak perlu', 'modal')
const NOT_TO = helper('must not', 'tidak boleh', 'modal')
const HAD_BETTER_NOT = helper('should not', 'sebaiknya jangan', 'modal')
const NO_LONGER = helper('no longer', 'tidak lagi', 'not-longer')
/** Nothing is said of it in Indonesian, but a time that goes with it is past. */
export const PAST = helper('did', '', 'was-past')
export const JUST_DONE = helper('just', 'baru saja', 'just')
export const KEEP = helper('keep', 'terus', 'keep')
export const ONLY = helper('only', 'cuma', 'only')
export const NEVER_ORDER = helper('never', 'jangan pernah', 'order')

/** What stands before the verb: its words, what it says, and whether a form of 'be', 'have' or 'do'. */
export const HELPERS: readonly [words: string, says: readonly Word[], is: 'be' | 'have' | 'do' | null][] = [
  ['can not wait to', [helper('can not wait to', 'tidak sabar', 'modal')], null],
  ['do not have to', [NO_NEED], null],
  ['does not have to', [NO_NEED], null],
  ['did not have to', [NO_NEED], null],
  ['do not need to', [NO_NEED], null],
  ['does not need to', [NO_NEED], null],
  ['must not', [NOT_TO], null],
  ['not allowed to', [NOT_TO], null],
  ['not supposed to', [HAD_BETTER_NOT], null],
  ['should not', [HAD_BETTER_NOT], null],
  ['had better not', [HAD_BETTER_NOT], null],
  ['had better', [SHOULD], null],
  ['would better', [SHOULD], null],
  ['would rather', [RATHER], null],
  ['would love to', [WISH], null],
  ['would prefer to', [RATHER], null],
  ['supposed to', [helper('supposed to', 'seharusnya', 'modal')], null],
  ['allowed to', [helper('allowed to', 'boleh', 'modal')], null],
  ['able to', [CAN], null],
  ['unable to', [helper('can not', 'tidak bisa', 'modal')], null],
  ['about to', [helper('about to', 'baru mau', 'future')], null],
  ['got to', [MUST], null],
  ['might not', [helper('might not', 'mungkin tidak', 'modal')], null],
  ['should have', [helper('should have', 'seharusnya', 'modal')], 'have'],
  ['could have', [helper('could have', 'bisa saja', 'modal')], 'have'],
  ['must have', [helper('must have', 'pasti', 'modal')], 'have'],
  ['might have', [helper('might have', 'mungkin', 'modal')], 'have'],
  ['no longer', [NO_LONGER], null],
  ['would like to', [WANT], null],
  ['want to', [WANT], null],
  ['wants to', [WANT], null],
  ['wanted to', [WANT], null],
  ['have to', [MUST], null],
  ['has to', [MUST], null],
  ['had to', [MUST], null],
  ['need to', [NEED], null],
  ['needs to', [NEED], null],
  ['going to', [WILL], null],
  ['used to', [helper('used to', 'dulu', 'used')], null],
  ['would', [WOULD], null],
  ['will', [WILL], null],
  ['shall', [], null],
  ['can', [CAN], null],
  ['could', [CAN], null],
  ['may', [helper('may', 'boleh', 'modal')], null],
  ['might', [helper('might', 'mungkin', 'modal')], null],
  ['should', [SHOULD], null],
  ['must', [MUST], null],
  ['not', [NOT], null],
  ['never', [NOT, EVER], null],
  ['ever', [EVER], null],
  ['already', [PERFECT], null],
  ['please', [], null],
  ['also', [helper('also', 'juga', 'also')], null],
  ['just', [JUST_DONE], null],
  ['even', [helper('even', 'bahkan', 'even')], null],
  ['still', [helper('still', 'masih', 'still')], null],
  ['am', [], 'be'],
  ['is', [], 'be'],
  ['are', [], 'be'],
  ['was', [PAST], 'be'],
  ['were', [PAST], 'be'],
  ['be', [], 'be'],
  ['been', [], 'be'],
  ['have', [], 'have'],
  ['has', [], 'have'],
  ['had', [], 'have'],
  ['do', [], 'do'],
  ['does', [], 'do'],
  ['did', [PAST], 'do'],
]
