import { type ArticleSlot, articleSlots } from '../../english/grammar/noun-phrases/article-slots.ts'
import { tagSentence } from '../../english/sentences/tag.ts'
import { capitalise, type Token } from '../../english/sentences/tokens.ts'
import { article } from '../../english/words/a-or-an.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { dropArticle } from '../english/drop-article.ts'

/** Right texts with one article dropped, the same one every time, and the same with either: no context says which. */
export function articleTwins(texts: Iterable<string>, lexicon: Lexicon): Map<string, readonly string[]> {
  const twins = new Map<string, readonly string[]>()
  for (const text of texts) {
    const tokens = tagSentence(text, lexicon)
    const slots = articleSlots(tokens).filter(({ choice }) => choice !== 'none')
    const slot = slots[text.length % slots.length]
    if (slot) twins.set(dropArticle(text, tokens, slot), [text, withOther(text, tokens, slot)])
  }
  return twins
}

function withOther(text: string, tokens: readonly Token[], { article: at = 0, from, choice }: ArticleSlot): string {
  const old = tokens[at] as Token
  const other = choice === 'the' ? article(tokens[from]?.lower ?? '') : 'the'
  return `${text.slice(0, old.start)}${at === 0 ? capitalise(other) : other}${text.slice(old.end)}`
}
