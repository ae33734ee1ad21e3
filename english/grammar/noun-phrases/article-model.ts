import type { Choice } from '../choices/choice.ts'
import { articleFeatures } from './article-features.ts'
import { ARTICLE_CHOICES, type ArticleChoice, type ArticleSlot, articleSlots } from './article-slots.ts'

/** Which article a noun phrase takes. */
export const articleModel: Choice<ArticleChoice, ArticleSlot> = {
  names: ARTICLE_CHOICES,
  places: 2 ** 19,
  file: 'article-weights.bin',
  slots: articleSlots,
  features: articleFeatures,
}
