import { goals, intentNames, otherNames } from '../../content/tutor-choices.ts'
import { agreeing, anyOfThem, fillers, lastOfThem, ordinals, phrases } from '../../content/tutor-phrases.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import type { Entry } from '../book/entry.ts'
import type { Book as TeachersBook } from '../book/open-book.ts'
import { wordSet } from '../book/read-topics.ts'
import { wordPattern } from '../word-pattern.ts'
import { namesOfScene } from './name-scene.ts'
import { bare, core, holdsOneOf, isOneOf, wordCount } from './phrases.ts'
import type { Turn } from './turn.ts'

const MAX_WORDS = 3

/** The offer that a message accepts: by 'yes', by its place in the list, or by a name in either language. */
export function chosenOffer({ memory, text, teaching }: Turn): string | null {
  const { offered } = memory
  if (offered.length === 0) return null
  return byPlace(text, offered) ?? byName(text, offered, teaching) ?? byGoal(text, offered)
}

const MAX_GOAL_WORDS = 16
/** Messages about a child are answered by age first. */
const FOR_A_CHILD = wordPattern('\\b@forThem @child|\\b\\d{1,2} ?@years\\b|\\b@grade \\d+ @school\\b')

/** 'For work, I am a receptionist': the answer to what the English is for. */
function byGoal(text: string, offered: readonly string[]): string | null {
  if (/\?\s*$/.test(text) || wordCount(text) > MAX_GOAL_WORDS || FOR_A_CHILD.test(text)) return null
  return goals.find(([choice, words]) => offered.includes(choice) && holdsOneOf(text, words))?.[0] ?? null
}

function byPlace(text: string, offered: readonly string[]): string | null {
  if (isOneOf(text, phrases.yes) || isOneOf(text, anyOfThem) || agrees(text)) return offered[0] ?? null
  if (offered.length < 2) return null
  if (isOneOf(text, lastOfThem)) return offered.at(-1) ?? null
  const place = ordinals.findIndex((names) => isOneOf(text, names))
  return offered[place] ?? null
}

/** 'Iya lanjut sekarang dong': nothing but words that say yes. */
const agrees = (text: string): boolean => {
  const words = bare(text).split(' ')
  return words.every((word) => agreeing.has(word) || fillers.has(word)) && words.some((word) => agreeing.has(word))
}

function byName(text: string, offered: readonly string[], teaching: TeachersBook): string | null {
  const typed = [core(text), bare(text)]
  const exact = offered.find((choice) => namesOf(choice, teaching).some((name) => typed.includes(name)))
  if (exact) return exact
  if (core(text).split(' ').length > MAX_WORDS) return null
  return offered.find((choice) => holdsOneOf(text, namesOf(choice, teaching))) ?? null
}

/** Names of a choice: its own and its synonyms. */
export function namesOf(choice: string, teaching: TeachersBook): readonly string[] {
  const [kind = '', ...rest] = choice.split(' ')
  const about = rest.join(' ')
  const names =
    kind === 'intent'
      ? intentNames[about as Intent]
      : kind === 'scene'
        ? sceneNames(teaching, about)
        : kind === 'theme' || kind === 'theme-quiz'
          ? themeNames(about)
          : kind === 'entry'
            ? entryNames(teaching.entry(about))
            : otherNames[choice]
  return (names ?? []).map(bare)
}

const sceneNames = ({ scenes }: TeachersBook, about: string): readonly string[] =>
  scenes.filter(({ name }) => name === about).flatMap(namesOfScene)

const entryNames = (entry: Entry | undefined): readonly string[] =>
  entry ? [entry.title.id, entry.title.en, ...entry.items] : []

function themeNames(id: string): readonly string[] {
  const set = wordSet(id)
  return set ? [...set.names, set.title.id, set.title.en] : []
}
