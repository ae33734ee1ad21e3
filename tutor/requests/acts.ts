import { join } from 'node:path'
import { isOnlyIndonesian } from '../../english/language/detect-language.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'
import { type FeaturesIn, type Group, plainFeatures, plainWords, put } from '../intents/features.ts'
import { openLinear, softmax } from '../intents/linear.ts'
import { markedParts } from '../quoted-part.ts'
import { ACTS, type ActChances, type Stage } from './kinds.ts'

/** Learnt from evals/acts-training.tsv by scripts/tutor/train-acts.ts. */
export const ACT_WEIGHTS = join(import.meta.dirname, '../data/acts.bin')

/** Stage and message as one text, as the linear models read it. */
export const atStage = (stage: Stage, text: string): string => `${stage}\n${text}`

const HARDLY = 0.005

/** How likely each act is. */
export function openActs(lexicon: Lexicon): (text: string, stage: Stage) => ActChances {
  const scores = openLinear(ACT_WEIGHTS, ACTS, actFeatures(lexicon))
  return (text, stage) => {
    const chances = softmax(scores(atStage(stage, text)))
    const likely = ACTS.map((act, at) => [act, Number((chances[at] ?? 0).toFixed(3))] as const)
    return Object.fromEntries(likely.filter(([, chance]) => chance >= HARDLY))
  }
}

/** The features of a message, with the stage, which languages follow each other, and what is quoted. */
export function actFeatures(lexicon: Lexicon): FeaturesIn {
  const languageOf = (word: string): string =>
    isOnlyIndonesian(word, lexicon) ? 'i' : lexicon.isKnown(word.replace(/'.*$/, '')) ? 'e' : '?'
  return (staged) => {
    const cut = staged.indexOf('\n')
    const stage = staged.slice(0, cut)
    const text = staged.slice(cut + 1)
    const all = new Map(plainFeatures(text))
    const runs = runsOf(wordsOf(text).map(languageOf))
    put(all, stageGroup(stage, plainWords(text), runs), STAGE_SHARE)
    put(all, languageGroup(text, runs, languageOf), LANGUAGE_SHARE)
    return all
  }
}

const STAGE_SHARE = 0.8
const LANGUAGE_SHARE = 0.8

const wordsOf = (text: string): string[] =>
  text
    .toLowerCase()
    .replaceAll(/[’‘`]/g, "'")
    .match(/\p{L}+(?:'\p{L}+)?/gu) ?? []

const lengthOf = (count: number): string => (count < 3 ? `${count}` : count < 6 ? 'few' : count < 12 ? 'some' : 'many')

const MOST_RUNS = 5

/** 'i2 efew i1': how many words of which language follow each other; words of neither belong to those before. */
function runsOf(languages: readonly string[]): string[] {
  const runs: { language: string; count: number }[] = []
  for (const language of languages) {
    const last = runs.at(-1)
    if (last && (language === '?' || last.language === language)) last.count += 1
    else runs.push({ language, count: 1 })
  }
  return runs.slice(0, MOST_RUNS).map(({ language, count }) => `${language}${lengthOf(count)}`)
}

function stageGroup(stage: string, words: readonly string[], runs: readonly string[]): Group {
  return new Map([
    [`stage ${stage}`, 2],
    [`stage ${stage} ${lengthOf(words.length)}`, 1],
    [`stage ${stage} first ${words[0] ?? ''}`, 1],
    [`stage ${stage} last ${words.at(-1) ?? ''}`, 1],
    [`stage ${stage} runs ${runs.map((run) => run.charAt(0)).join('')}`, 1],
  ])
}

function languageGroup(text: string, runs: readonly string[], languageOf: (word: string) => string): Group {
  const group: Group = new Map()
  const add = (name: string) => group.set(name, (group.get(name) ?? 0) + 1)
  add(`runs ${runs.join(' ')}`)
  add(`runs ${runs.map((run) => run.charAt(0)).join('')}`)
  for (const run of runs) add(`run ${run}`)
  add(`ends ${/[?!.…]?\s*$/.exec(text)?.[0].trim() ?? ''} ${runs.at(-1) ?? ''}`)
  const marked = markedParts(text)
  add(`marked ${Math.min(3, marked.length)}`)
  for (const { inside } of marked) {
    const words = wordsOf(inside)
    const english = words.filter((word) => languageOf(word) === 'e').length
    const language = english * 2 > words.length ? 'e' : 'i'
    add(`marked ${language} ${lengthOf(words.length)}`)
    add(`marked ${language}`)
  }
  return group
}
