import type { BaseForm, FormRelation, WordSense, WrongForm } from '../../domain/explainer/look-up.ts'
import { type FormGuess, guessBaseForms } from './base-forms.ts'
import type { Dictionary, Entry } from './dictionary.ts'
import { regularForms } from './right-forms.ts'

export interface Form {
  entry: Entry
  baseForm: BaseForm
}

/** What a word is a form of, likeliest first; otherwise what may have been meant. */
export interface Forms {
  right: Form[]
  wrong: { entry: Entry; wrongForm: WrongForm } | null
}

type EntryOf = (base: string) => Entry | null
interface Guess extends Omit<FormGuess, 'partOfSpeech'> {
  /** Unknown where an irregular form may be one of several. */
  partOfSpeech: FormGuess['partOfSpeech'] | null
  isIrregular: boolean
}

/** Takes the first entry of the base that has such forms. */
export function formsOf(dictionary: Dictionary, asked: string, ...entriesOf: EntryOf[]): Forms {
  const forms: Forms = { right: [], wrong: null }
  for (const [base, guesses] of guessesByBase(dictionary, asked)) {
    const entries = entriesOf.map((entryOf) => entryOf(base))
    const entry = entries.find((one) => one && guesses.some((guess) => fits(guess, one)))
    const fitting = entry ? guesses.filter((guess) => fits(guess, entry)) : []
    if (!entry || fitting.length === 0) continue
    const right = fitting.filter(
      ({ relation, isIrregular }) =>
        isIrregular || relation === 'possessive' || rightForms(dictionary, base, relation).includes(asked),
    )
    if (right.length > 0) forms.right.push(formOf(asked, entry, right))
    else forms.wrong ??= wrongOf(dictionary, entry, fitting)
  }
  if (forms.right.length > 0 || forms.wrong) return forms
  return ofForm(dictionary, asked, ...entriesOf) ?? forms
}

const relationOf = ({ relation }: Guess): FormRelation => relation

function guessesByBase(dictionary: Dictionary, asked: string): Map<string, Guess[]> {
  const irregular = dictionary
    .irregular(asked)
    .filter(({ base }) => base !== asked)
    .map((form): Guess => ({ ...form, partOfSpeech: PART_OF_IRREGULAR[form.relation] ?? null, isIrregular: true }))
  const regular = guessBaseForms(asked)
    .map((guess): Guess => ({ ...guess, isIrregular: false }))
    .filter((guess) => !isFormAlready(dictionary, guess))
  return Map.groupBy([...irregular, ...regular], ({ base }) => base)
}

/** 'bestest' is not a form of 'best', nor 'bacterias' of 'bacteria'. */
const isFormAlready = (dictionary: Dictionary, guess: Guess): boolean =>
  ['plural', 'comparative', 'superlative'].includes(guess.relation) &&
  dictionary.irregular(guess.base).some(({ base, relation }) => base !== guess.base && relation === guess.relation) &&
  dictionary.irregularOf(guess.base, guess.relation).length === 0

const fits = ({ partOfSpeech }: Guess, { parts }: Entry): boolean =>
  partOfSpeech === null || parts.has(partOfSpeech) || (partOfSpeech === 'adjective' && parts.has('adverb'))

/** The spellings of a form; empty where it does not exist. */
export function rightForms(dictionary: Dictionary, base: string, relation: FormRelation): string[] {
  const irregular = dictionary.irregularOf(base, relation)
  if (irregular.length > 0) return irregular.filter((form) => form !== NO_SUCH_FORM)
  return regularForms(base, relation, dictionary.ipa(base))
}

const NO_SUCH_FORM = '-'

function formOf(form: string, entry: Entry, guesses: readonly Guess[]): Form {
  return {
    entry: meantBy(form, withFirst(entry, ...guesses.map(({ partOfSpeech }) => partOfSpeech ?? ''))),
    baseForm: { word: entry.word, form, relations: [...new Set(guesses.map(relationOf))] },
  }
}

const PART_OF_IRREGULAR: Partial<Record<FormRelation, FormGuess['partOfSpeech']>> = {
  'past': 'verb',
  'past participle': 'verb',
  'plural': 'noun',
}

/** 'running' is a form of the verb, so the verb's meanings come first; 'says' may be either, so the order stays. */
export function withFirst(entry: Entry, ...parts: string[]): Entry {
  const isIt = (sense: WordSense) => parts.length === 0 || parts.some((part) => sense.partOfSpeech.includes(part))
  return { ...entry, senses: [...entry.senses.filter(isIt), ...entry.senses.filter((sense) => !isIt(sense))] }
}

const wrongOf = (dictionary: Dictionary, entry: Entry, guesses: readonly Guess[]): Forms['wrong'] => ({
  entry: withFirst(entry, guesses[0]?.partOfSpeech ?? ''),
  wrongForm: wrongFormOf(dictionary, entry.word, guesses.map(relationOf)),
})

/** Forms of one meaning only: 'lied' is not 'lie on a bed'. */
const MEANING_OF_FORM: Record<string, RegExp> = { lied: /not true|untrue/, hanged: /kill|death/, winded: /breath/ }

function meantBy(form: string, entry: Entry): Entry {
  const meaning = MEANING_OF_FORM[form]
  if (!meaning) return entry
  const isMeant = ({ definition }: WordSense) => meaning.test(definition)
  return { ...entry, senses: [...entry.senses.filter(isMeant), ...entry.senses.filter((sense) => !isMeant(sense))] }
}

function wrongFormOf(dictionary: Dictionary, word: string, relations: readonly FormRelation[]): WrongForm {
  const instead: WrongForm['instead'] = []
  for (const relation of new Set(relations)) {
    const forms = rightForms(dictionary, word.toLowerCase(), relation)
    const right = relation === 'comparative' || relation === 'superlative' ? forms.slice(0, 1) : forms
    const same = instead.find((other) => other.right.join() === right.join())
    if (same) same.relations.push(relation)
    else instead.push({ relations: [relation], right })
  }
  return { word, instead }
}

/** An ending on a word that is already a form: "children's" is right, 'childrens' and 'wented' are not. */
function ofForm(dictionary: Dictionary, asked: string, ...entriesOf: EntryOf[]): Forms | null {
  for (const { base, relation } of guessBaseForms(asked)) {
    if (relation === 'possessive') {
      const [form] = formsOf(dictionary, base, ...entriesOf).right
      if (form) return { right: [withRelation(asked, form, relation)], wrong: null }
    }
    const already = dictionary.irregular(base).find((form) => form.relation === relation && form.base !== base)
    const entry = already && entriesOf[0]?.(already.base)
    if (entry)
      return {
        right: [],
        wrong: { entry, wrongForm: { word: entry.word, instead: [{ relations: [relation], right: [base] }] } },
      }
  }
  return null
}

const withRelation = (form: string, { entry, baseForm: { word, relations } }: Form, relation: FormRelation): Form => ({
  entry,
  baseForm: { word, form, relations: [...relations, relation] },
})

/** 'more beautiful' is a form of 'beautiful'; 'more big' and 'more better' should be 'bigger' and 'better'. */
export function comparisonOf(dictionary: Dictionary, asked: string): Forms | null {
  const [, by, compared = ''] = asked.match(/^(?:the )?(more|most) (\p{L}[\p{L}-]+)$/u) ?? []
  if (!by) return null
  const relation = by === 'more' ? 'comparative' : 'superlative'
  const entry = dictionary.learner(compared) ?? dictionary.wordnet(compared)
  const [form] = formsOf(dictionary, compared, dictionary.learner).right
  if (form?.baseForm.relations.some((other) => other === 'comparative' || other === 'superlative')) {
    const { word } = form.baseForm
    return { right: [], wrong: { entry: form.entry, wrongForm: wrongFormOf(dictionary, word, [relation]) } }
  }
  if (
    !entry ||
    !(entry.parts.has('adjective') || entry.parts.has('adverb')) ||
    dictionary.irregular(compared).length > 0
  ) {
    return null
  }
  const isRight = entry.source === 'wordnet' || rightForms(dictionary, compared, relation).includes(`${by} ${compared}`)
  if (isRight)
    return {
      right: [formOf(asked, entry, [{ base: compared, relation, partOfSpeech: 'adjective', isIrregular: false }])],
      wrong: null,
    }
  if (!entry.parts.has('adjective') || entry.parts.has('noun')) return null
  return { right: [], wrong: { entry, wrongForm: wrongFormOf(dictionary, entry.word, [relation]) } }
}
