export interface NounPhrase {
  start: number
  /** The index after its last word. */
  end: number
  head: number
  /** How a verb agrees with it. */
  agreement: 'i' | 'one' | 'many' | 'unknown'
}
