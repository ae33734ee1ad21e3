import type { Translation } from '../find/translate.ts'

type SureParts = NonNullable<Translation['sureParts']>

/** Told as a whole from here on: below it less than half was right of what people asked. */
export const WHOLE: Record<'en' | 'id', number> = { en: 0.4, id: 0.25 }

/** A clause by itself is told from here on. */
const CLAUSE = 0.6

const SHORTEST = 2

export const chanceOf = ({ sure, chance }: Translation): number => chance ?? sure

/**
 * What is sure by itself, where a text cannot be told as a whole: its sentences, or the first clause. Of a later clause
 * it is not known who does it.
 */
export function surePartsOf(
  sentence: string,
  whole: Translation,
  compose: (part: string) => Translation | null,
): SureParts | null {
  if (chanceOf(whole) >= WHOLE[whole.to]) return null
  const parts = sentence.split(/(?<=[.?!,;])\s+/)
  const read = parts.map((written, at) => {
    const part = written.replace(/[,;]$/, '')
    const isAlone = at === 0 || /[.?!]$/.test(parts[at - 1] ?? '')
    return { part, said: isAlone && part.split(' ').length >= SHORTEST ? compose(part) : null }
  })
  const isSure = (said: Translation) => !said.unknown?.length && said.to === whole.to && chanceOf(said) >= CLAUSE
  const sure = read.filter(({ said }) => said !== null && isSure(said))
  if (sure.length === 0 || sure.length === parts.length) return null
  return {
    said: sure.map(({ said }) => said?.text ?? '').join(' '),
    left: read.filter((one) => !sure.includes(one)).map(({ part }) => part.replace(/[.?!]$/, '')),
  }
}
