import { join } from 'node:path'
import { ARTICLE_CHOICES } from './article-slots.ts'

/** A power of two: names of features are hashed to a place below it. */
export const ARTICLE_FEATURES = 2 ** 19
/** 'none' has no weights: the others are measured against it. */
export const WEIGHED = ARTICLE_CHOICES.slice(1)
/** Learnt by `scripts/english/train-articles.ts`: a scale for each choice, then for each feature one signed byte a choice. */
export const ARTICLE_WEIGHTS = join(import.meta.dirname, '../../data/article-weights.bin')
export const HEADER_BYTES = WEIGHED.length * 4
