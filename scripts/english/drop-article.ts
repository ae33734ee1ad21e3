import type { ArticleSlot } from '../../english/grammar/noun-phrases/article-slots.ts'
import { capitalise, type Token } from '../../english/sentences/tokens.ts'

export function dropArticle(text: string, tokens: readonly Token[], { article = 0, from }: ArticleSlot): string {
  const rest = text.slice(tokens[from]?.start)
  return text.slice(0, tokens[article]?.start) + (article === 0 ? capitalise(rest) : rest)
}
