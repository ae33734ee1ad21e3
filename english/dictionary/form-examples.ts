import type { BaseForm, FormRelation, WordSense } from '../../domain/explainer/look-up.ts'
import type { Dictionary } from './dictionary.ts'
import type { Form } from './word-forms.ts'

/** The word itself, only written otherwise. */
const SAME_WORD: ReadonlySet<FormRelation> = new Set<FormRelation>(['possessive', 'other spelling'])

/** Examples with the form that was asked for: its own, else one of another entry, else none. */
export function withForm(
  dictionary: Dictionary,
  { form, relations }: BaseForm,
  also: readonly Form[],
  [first, ...others]: [WordSense, ...WordSense[]],
): [WordSense, ...WordSense[]] {
  if (form.includes(' ') || relations.every((relation) => SAME_WORD.has(relation))) return [first, ...others]
  const own = [first, ...others].map((sense) => (holds(sense.example, form) ? sense : { ...sense, example: null }))
  const [told = first, ...rest] = own
  if (own.some(({ example }) => example !== null) || isAmbiguous(relations, also)) return [told, ...rest]
  return [{ ...told, example: dictionary.exampleOfForm(form.toLowerCase()) }, ...rest]
}

const holds = (example: string | null, form: string): boolean =>
  example
    ?.toLowerCase()
    .match(/[\p{L}’'-]+/gu)
    ?.includes(form.toLowerCase()) ?? false

/** A sentence found by its spelling may be about another word, or about a noun instead of a verb: 'leaves', 'plays'. */
const isAmbiguous = (relations: readonly FormRelation[], also: readonly Form[]): boolean =>
  also.length > 0 || (relations.includes('plural') && relations.includes('third person'))
