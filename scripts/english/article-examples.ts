import { articleFeatures } from '../../english/grammar/noun-phrases/article-features.ts'
import { ARTICLE_CHOICES, type ArticleSlot, articleSlots } from '../../english/grammar/noun-phrases/article-slots.ts'
import { tagSentence } from '../../english/sentences/tag.ts'
import { capitalise, type Token } from '../../english/sentences/tokens.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'

export interface ArticleExample {
  /** Its place in `ARTICLE_CHOICES`. */
  choice: number
  features: Int32Array
}

/** Each noun phrase as it is read without its article, and which article it has. */
export function articleExamples(text: string, lexicon: Lexicon): ArticleExample[] {
  const tokens = tagSentence(text, lexicon)
  return articleSlots(tokens).flatMap((slot) => {
    const bare = slot.article === undefined ? { tokens, slot } : withoutArticle(text, tokens, slot, lexicon)
    if (!bare) return []
    const features = Int32Array.from(articleFeatures(bare.tokens, bare.slot))
    return [{ choice: ARTICLE_CHOICES.indexOf(slot.choice), features }]
  })
}

function withoutArticle(text: string, tokens: readonly Token[], slot: ArticleSlot, lexicon: Lexicon) {
  const read = tagSentence(dropArticle(text, tokens, slot), lexicon)
  const { article, head } = slot
  const bare = articleSlots(read).find((one) => one.from === article && one.head === head - 1 && one.choice === 'none')
  return bare && { tokens: read, slot: bare }
}

export function dropArticle(text: string, tokens: readonly Token[], { article = 0, from }: ArticleSlot): string {
  const rest = text.slice(tokens[from]?.start)
  return text.slice(0, tokens[article]?.start) + (article === 0 ? capitalise(rest) : rest)
}
