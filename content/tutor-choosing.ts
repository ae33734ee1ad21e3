import { wordSet } from '../domain/shared/word-lists.ts'

/** 'Yang paling kuat yang mana?', 'which is the most common?': by what one of several words is chosen. */
export const choosingBy = {
  strong: wordSet('kuat terkuat tegas ekstrem strong stronger strongest intense extreme'),
  formal: wordSet(`
    formal sopan resmi halus polite politest formal profesional professional baku akademik academic soft softer softest
    lembut`),
  casual: wordSet('santai gaul casual informal kasual nyantai'),
  common: wordSet(`
    umum sering gampang mudah simpel dipakai dipake common easy easiest simple simplest usual used often biasa aman safe
    safest`),
} as const

export type ChoosingBy = keyof typeof choosingBy

/** What makes it a choice. */
export const choosing = wordSet(
  'paling mana which most lebih terkuat strongest easiest simplest politest softest safest',
)

/** Words of such a question that name nothing. */
export const aroundChoice = wordSet(`
  yang yg nya apa dari of is the one ones word words kata them those these itu ini di antara among between dipakai
  dipake pakai pake use used orang sehari-hari daily in on for buat untuk ke chat obrolan tulisan writing essay esai
  email kak miss ms sih ya dong kalau kalo terus trus jadi so and dan sounds sound i should say commonly`)
