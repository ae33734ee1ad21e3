import type { Word } from './word.ts'

const helper = (en: string, id: string, ...notes: string[]): Word => ({
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
const WANT = helper('want to', 'mau', 'want')
const NEED = helper('need to', 'perlu', 'need')

/** What stands before the verb: its words, what it says, and whether a form of 'be', 'have' or 'do'. */
export const HELPERS: readonly [words: string, says: readonly Word[], is: 'be' | 'have' | 'do' | null][] = [
  ['can not wait to', [helper('can not wait to', 'tidak sabar', 'modal')], null],
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
  ['would', [], null],
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
  ['already', [], null],
  ['please', [], null],
  ['also', [helper('also', 'juga', 'also')], null],
  ['just', [helper('just', 'baru saja', 'just')], null],
  ['still', [helper('still', 'masih', 'still')], null],
  ['am', [], 'be'],
  ['is', [], 'be'],
  ['are', [], 'be'],
  ['was', [], 'be'],
  ['were', [], 'be'],
  ['be', [], 'be'],
  ['been', [], 'be'],
  ['have', [], 'have'],
  ['has', [], 'have'],
  ['had', [], 'have'],
  ['do', [], 'do'],
  ['does', [], 'do'],
  ['did', [], 'do'],
]
