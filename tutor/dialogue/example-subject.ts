import { exampleAbout, exampleWords } from '../../content/tutor-example-requests.ts'
import { namelessWords } from '../../content/tutor-follow-ups.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { BEFORE_THEME, type Theme, themeNamed } from '../book/read-actions.ts'
import { bare } from './phrases.ts'
import type { Turn } from './turn.ts'

const readAbout = createFrames(exampleAbout, exampleWords)

/** 'Contohnya pake komputer': what an example shall be about; the learner's own job where that is meant. */
export function exampleSubject({ text, memory }: Turn): string | null {
  const [asked] = readAbout(bare(text).split(' '))
  if (!asked) return null
  const about = asked.name === 'job' ? memory.notes.job : (asked.slots.about ?? null)
  return about !== null && namelessWords.has(about) ? null : about
}

/** The part of life that an example shall be about. */
export function themeAsked(turn: Turn): Theme | undefined {
  const about = exampleSubject(turn)
  return about === null ? undefined : themeNamed(about)
}

/** Whether a sentence is about it, by its words. */
export function isAbout({ names, actions }: Theme, sentence: string): boolean {
  const things = actions.flatMap(({ subject, object }) => [subject, object]).map((one) => one.replace(BEFORE_THEME, ''))
  const framed = ` ${bare(sentence)} `
  return [...names, ...things].some(
    (one) => one.length > SHORTEST && (framed.includes(` ${one} `) || framed.includes(` ${one}s `)),
  )
}

const SHORTEST = 2
