import { readFileSync } from 'node:fs'
import type { Sentence } from '../sentence.ts'
import { type Choice, headerBytes, placeOf, weightsFile } from './choice.ts'

export type Chances<Name extends string> = Readonly<Record<Name, number>>

export interface Weighed<Name extends string, Slot> {
  slot: Slot
  /** How likely each choice is here, 0 to 1, whatever is written. */
  readonly chances: Chances<Name>
}

/** Reads the weights of a choice, once. */
export function readChoice<Name extends string, Slot extends { choice: Name }>(choice: Choice<Name, Slot>) {
  const { names, places } = choice
  const count = names.length - 1
  const bytes = readFileSync(weightsFile(choice))
  const weights = new Int8Array(bytes.buffer, bytes.byteOffset + headerBytes(names), count * places)
  const scales = names.slice(1).map((_, at) => bytes.readFloatLE(at * 4))
  const kept = new WeakMap<Sentence, readonly Weighed<Name, Slot>[]>()

  return (sentence: Sentence): readonly Weighed<Name, Slot>[] => {
    const known = kept.get(sentence)
    if (known) return known
    const found = choice.slots(sentence.tokens).map((slot) => weighed(sentence, slot))
    kept.set(sentence, found)
    return found
  }

  /** Most slots are never asked about. */
  function weighed({ tokens }: Sentence, slot: Slot): Weighed<Name, Slot> {
    let chances: Chances<Name> | undefined
    return {
      slot,
      get chances() {
        chances ??= chancesOf(choice.features(tokens, slot))
        return chances
      },
    }
  }

  function chancesOf(features: readonly string[]): Chances<Name> {
    const sums = scales.map(() => 0)
    for (const feature of features) {
      const place = placeOf(feature, places) * count
      for (let at = 0; at < count; at += 1) sums[at] = (sums[at] as number) + (weights[place + at] as number)
    }
    const powers = [1, ...sums.map((sum, at) => Math.exp(sum * (scales[at] as number)))]
    const total = powers.reduce((sum, power) => sum + power, 0)
    return Object.fromEntries(names.map((name, at) => [name, (powers[at] as number) / total])) as Chances<Name>
  }
}
