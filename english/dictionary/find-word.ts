import type { BaseForm, FormRelation, FoundWord, WordSense, WrongForm } from '../../domain/explainer/look-up.ts'
import type { Dictionary, Entry } from './dictionary.ts'
import { learnerPhrase, otherPhrase, phraseAtHeart } from './find-phrase.ts'
import { withForm } from './form-examples.ts'
import { alsoForm, soundOf, soundOfForm, withOwnSounds } from './sounds.ts'
import { dottedVariantOf, joinedVariantOf, variantOf, withApostrophe, withoutAccents } from './spelling-variants.ts'
import { comparisonOf, type Form, type Forms, formsOf } from './word-forms.ts'

const MOST_SENSES = 3

/** Looks up the whole question. */
export function findWord(dictionary: Dictionary, asked: string): FoundWord | null {
  const plain = withoutAccents(dictionary, asked)
  if (plain) return found(dictionary, asked, plain, {})
  return asked.includes(' ') ? findPhrase(dictionary, asked) : findOneWord(dictionary, asked)
}

/** A phrase that a short sentence is about. */
export function findInside(dictionary: Dictionary, sentence: string): FoundWord | null {
  const entry = sentence.includes(' ') ? phraseAtHeart(dictionary, sentence) : null
  return entry && { ...found(dictionary, sentence, entry, { by: 'phrase' }), partOf: sentence }
}

function findPhrase(dictionary: Dictionary, asked: string): FoundWord | null {
  const exact = dictionary.learner(asked)
  if (exact) return found(dictionary, asked, exact, {})
  const compared = ofForms(dictionary, asked, comparisonOf(dictionary, asked))
  if (compared) return compared
  const learner = learnerPhrase(dictionary, asked)
  if (learner) return found(dictionary, asked, learner, { by: 'phrase' })
  const joined = joinedVariantOf(dictionary, asked, dictionary.learner)
  if (joined) return found(dictionary, asked, joined.entry, { baseForm: joined.baseForm })
  const variant = variantOf(dictionary, asked)
  if (variant) return found(dictionary, asked, variant.entry, variant)
  const wordnet = dictionary.wordnet(asked)
  if (wordnet) return found(dictionary, asked, wordnet, {})
  const other = otherPhrase(dictionary, asked)
  if (other) return found(dictionary, asked, other, { by: 'phrase' })
  const rare = joinedVariantOf(dictionary, asked, dictionary.wordnet)
  return rare && found(dictionary, asked, rare.entry, { baseForm: rare.baseForm })
}

/** A learner's word or a form of one comes before a rare word with the same spelling: 'found' is a form of 'find'. */
export function findOneWord(dictionary: Dictionary, asked: string): FoundWord | null {
  const learner = dictionary.learner(asked)
  if (learner) return withOtherRoles(dictionary, asked, learner)
  const meant = dictionary.meant(asked)
  if (meant) return asMeant(dictionary, asked, meant)
  const forms = formsOf(dictionary, asked, dictionary.learner)
  const wordnet = dictionary.wordnet(asked)
  return (
    ofForms(dictionary, asked, { ...forms, wrong: null }) ??
    findVariant(dictionary, asked) ??
    findRareWord(dictionary, asked, wordnet, forms.wrong)
  )
}

function withOtherRoles(dictionary: Dictionary, asked: string, learner: Entry): FoundWord {
  const irregular = dictionary.irregular(asked).map(({ base }) => base)
  const rare = (base: string) => (irregular.includes(base) ? dictionary.wordnet(base) : null)
  const forms = formsOf(dictionary, asked, dictionary.learner, rare).right
  const also = [...ownForms(dictionary, asked, learner), ...forms]
  return found(dictionary, asked, learner, { also: also.filter((form) => isWorthSaying(dictionary, asked, form)) })
}

/** A learner's word in another spelling. */
function findVariant(dictionary: Dictionary, asked: string): FoundWord | null {
  const contraction = withApostrophe(dictionary, asked)
  if (contraction) return asMeant(dictionary, asked, contraction)
  const variant = variantOf(dictionary, asked)
  if (variant) return found(dictionary, asked, variant.entry, variant)
  const dotted = dottedVariantOf(dictionary, asked)
  return dotted && found(dictionary, asked, dotted, {})
}

function findRareWord(
  dictionary: Dictionary,
  asked: string,
  wordnet: Entry | null,
  learnersWrong: Forms['wrong'],
): FoundWord | null {
  const forms = formsOf(dictionary, asked, dictionary.wordnet)
  const isIrregular = dictionary.irregular(asked).length > 0
  if (wordnet && !(forms.right.length > 0 && isIrregular)) return found(dictionary, asked, wordnet, {})
  const unhyphenated = asked.includes('-') ? dictionary.wordnet(asked.replaceAll('-', '')) : null
  if (unhyphenated) return found(dictionary, asked, unhyphenated, {})
  const wrong = learnersWrong ?? (isListed(dictionary, forms.wrong) ? forms.wrong : null)
  const isRareForm = forms.right.length > 0 && !(wrong && isPlainlyWrong(dictionary, asked, wrong))
  return ofForms(dictionary, asked, isRareForm ? { ...forms, wrong: null } : { right: [], wrong })
}

/** A rare word counts as a wrong form only if our own list has the right one. */
const isListed = (dictionary: Dictionary, wrong: Forms['wrong']): boolean =>
  wrong?.wrongForm.instead.every(({ relations }) =>
    relations.every((relation) => dictionary.irregularOf(wrong.wrongForm.word.toLowerCase(), relation).length > 0),
  ) ?? false

/** A wrong form, unless it has a pronunciation of its own, as 'founded' has. 'Leafs' should be 'leaves'. */
const isPlainlyWrong = (dictionary: Dictionary, asked: string, { wrongForm }: NonNullable<Forms['wrong']>): boolean =>
  dictionary.ipa(asked) === null ||
  (wrongForm.instead.some(({ relations, right }) => relations.includes('plural') && right.length > 0) &&
    dictionary.irregularOf(wrongForm.word, 'plural').length > 0)

/** A common misspelling is corrected at once, even where it is also a rare word. */
function asMeant(dictionary: Dictionary, asked: string, meant: string): FoundWord | null {
  const answer = findWord(dictionary, meant.toLowerCase())
  return answer && { ...answer, asked, by: 'spelling' }
}

function ofForms(dictionary: Dictionary, asked: string, forms: Forms | null): FoundWord | null {
  const [first, ...also] = forms?.right ?? []
  if (first) return found(dictionary, asked, first.entry, { baseForm: first.baseForm, also })
  const wrong = forms?.wrong
  return wrong ? found(dictionary, asked, wrong.entry, { wrongForm: wrong.wrongForm, by: 'wrong form' }) : null
}

/** 'cut' is its own past tense. */
function ownForms(dictionary: Dictionary, asked: string, entry: Entry): Form[] {
  const relations = dictionary.irregular(asked).flatMap(({ base, relation }) => (base === asked ? [relation] : []))
  return relations.length > 0 ? [{ entry, baseForm: { word: entry.word, form: asked, relations } }] : []
}

/** The base form beside a word's own entry: 'left' of 'leave', but not 'upper' of 'up' or 'number' of 'numb'. */
const isWorthSaying = (dictionary: Dictionary, asked: string, { baseForm: { relations } }: Form): boolean =>
  !relations.every((relation) => OF_LITTLE_USE.has(relation)) ||
  dictionary.irregular(asked).some(({ relation }) => relations.includes(relation))
const OF_LITTLE_USE: ReadonlySet<FormRelation> = new Set(['comparative', 'superlative', 'possessive'])

interface How {
  baseForm?: BaseForm
  wrongForm?: WrongForm
  by?: FoundWord['by']
  /** Another spelling with the same pronunciation. */
  spelling?: string
  also?: Form[]
}

function found(dictionary: Dictionary, asked: string, entry: Entry, how: How): FoundWord {
  const { baseForm = null, wrongForm = null, by = baseForm ? 'form' : 'exact', spelling = asked, also = [] } = how
  const [first, ...others] = entry.senses
  if (!first) throw new Error(`The dictionary has no sense of ${entry.word}`)
  const word = entry.word.toLowerCase()
  const ipa = baseForm
    ? soundOfForm(dictionary, spelling, baseForm.word, first.partOfSpeech)
    : soundOf(dictionary, word, first.partOfSpeech)
  const senses = mostTelling(first, others)
  return {
    found: true,
    word: entry.word,
    asked,
    by,
    baseForm,
    wrongForm,
    alsoForms: also.map((form) => alsoForm(dictionary, asked, form.baseForm, ipa)),
    partOf: null,
    ipa,
    senses: baseForm
      ? withForm(dictionary, baseForm, also, [first, ...senses])
      : [first, ...withOwnSounds(dictionary, word, ipa, senses)],
    source: entry.source,
    level: entry.level,
    suggestions: [],
  }
}

/** In their own order; a part of speech that has no sense yet comes before one more of the same. */
function mostTelling(first: WordSense, others: WordSense[]): WordSense[] {
  const parts = new Set([first.partOfSpeech])
  const isNew = others.map(({ partOfSpeech }) => !parts.has(partOfSpeech) && Boolean(parts.add(partOfSpeech)))
  const byWorth = [...others.filter((_, i) => isNew[i]), ...others.filter((_, i) => !isNew[i])]
  const kept = byWorth.slice(0, MOST_SENSES - 1)
  return others.filter((sense) => kept.includes(sense))
}
