import { type Choice, placeOf } from '../../english/grammar/choices/choice.ts'
import { tagSentence } from '../../english/sentences/tag.ts'
import type { Token } from '../../english/sentences/tokens.ts'
import type { Lexicon } from '../../english/words/lexicon.ts'

export interface Example {
  /** Its place among the names of the choice. */
  label: number
  features: Int32Array
}

export interface Learnt<Name extends string, Slot extends PhraseSlot<Name>> {
  choice: Choice<Name, Slot>
  /** The text with the first of the choices in this slot, and how many tokens fewer it has before the head. */
  plain(text: string, tokens: readonly Token[], slot: Slot): { text: string; fewer: number }
}

export interface PhraseSlot<Name extends string> {
  from: number
  head: number
  choice: Name
}

/** Each slot as it is read where the first of the choices is written, and what is written instead. */
export function choiceExamples<Name extends string, Slot extends PhraseSlot<Name>>(
  { choice, plain }: Learnt<Name, Slot>,
  text: string,
  lexicon: Lexicon,
): Example[] {
  const [first] = choice.names
  const tokens = tagSentence(text, lexicon)
  return choice.slots(tokens).flatMap((slot) => {
    const read = slot.choice === first ? { tokens, slot } : asFirst(slot)
    if (!read) return []
    const features = choice.features(read.tokens, read.slot).map((name) => placeOf(name, choice.places))
    return [{ label: choice.names.indexOf(slot.choice), features: Int32Array.from(features) }]
  })

  function asFirst(slot: Slot): { tokens: Token[]; slot: Slot } | undefined {
    const other = plain(text, tokens, slot)
    const read = tagSentence(other.text, lexicon)
    const [from, head] = [slot.from - other.fewer, slot.head - other.fewer]
    const found = choice.slots(read).find((one) => one.from === from && one.head === head && one.choice === first)
    return found && { tokens: read, slot: found }
  }
}
