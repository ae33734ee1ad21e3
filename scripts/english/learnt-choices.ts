import { articleModel } from '../../english/grammar/noun-phrases/article-model.ts'
import type { ArticleChoice, ArticleSlot } from '../../english/grammar/noun-phrases/article-slots.ts'
import type { Learnt } from './choice-examples.ts'
import { dropArticle } from './drop-article.ts'

export const learntArticle: Learnt<ArticleChoice, ArticleSlot> = {
  choice: articleModel,
  plain: (text, tokens, slot) => ({ text: dropArticle(text, tokens, slot), fewer: 1 }),
}
