/** How common a word is as each kind, 0 (never) to 9. */
export interface Kinds {
  noun: number
  verb: number
  adj: number
  adv: number
}
