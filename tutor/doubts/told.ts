/** A sentence as somebody wrote it, and as she said it should be; without the first it is a translation of hers. */
export interface Told {
  original: string
  line: string
}
