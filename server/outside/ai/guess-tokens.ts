import type { ModelRequest } from './language-model.ts'

export const CHARACTERS_PER_TOKEN = 4

/** Estimates the input tokens of a request. */
export const guessTokens = ({ system, turns }: Pick<ModelRequest<unknown>, 'system' | 'turns'>): number =>
  Math.ceil(turns.reduce((sum, { content }) => sum + content.length, system.length) / CHARACTERS_PER_TOKEN)
