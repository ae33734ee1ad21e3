import { type Chances, readChoice } from '../choices/read-choice.ts'
import { articleModel } from './article-model.ts'
import type { ArticleChoice } from './article-slots.ts'

export type ArticleChances = Chances<ArticleChoice>

/** How likely each article is before each noun phrase. */
export const articleChances = readChoice(articleModel)
