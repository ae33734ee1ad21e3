import { goings, puttingOff, refusals, refusalWords } from '../../content/tutor-refusals.ts'
import { createFrames } from '../../domain/shared/frames.ts'
import { slang } from '../../english/language/slang.ts'

export type Refused = keyof typeof refusals

const readRefusal = createFrames(refusals, refusalWords)
const readGoing = createFrames(goings, refusalWords)
const readPuttingOff = createFrames(puttingOff, refusalWords)

const LONGEST = 20
/** 'nanya2' */
const TWICE = /(?<=\p{L}{3})2$/u

/** In one spelling: 'gk usah', 'nggak usah' and 'tidak usah' are the same. */
export function wordsOf(message: string): string[] {
  const typed = message.toLowerCase().replaceAll('’', "'")
  const words = typed.match(/[\p{L}\d]+(?:['-][\p{L}\d]+)*/gu) ?? []
  return words.flatMap((word) => slang.get(word)?.split(' ') ?? [word.replace(TWICE, '')])
}

/** What somebody does not want to do, to give or to be offered. */
export function refusedIn(message: string): Refused | null {
  const words = wordsOf(message)
  if (words.length <= LONGEST) return readRefusal(words)[0]?.name ?? null
  return (
    sentencesIn(message)
      .map(refusedIn)
      .find((one) => one !== null) ?? null
  )
}

const sentencesIn = (message: string): string[] => {
  const sentences = message.split(/[.!?;\n]+\s*/).filter((one) => one.trim() !== '')
  return sentences.length > 1 ? sentences : []
}

/** Whether somebody goes, or wants to go on another time. */
export function isGoing(message: string): boolean {
  const words = wordsOf(message)
  return words.length <= LONGEST && readGoing(words).length > 0
}

const LONGEST_PUTTING_OFF = 9

/** Whether somebody puts off what was asked for: 'lain kali aja', 'not now'. */
export function putsOff(message: string): boolean {
  const words = wordsOf(message)
  return words.length <= LONGEST_PUTTING_OFF && readPuttingOff(words).length > 0
}
