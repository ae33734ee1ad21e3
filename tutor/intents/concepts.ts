import { aboutEnglish, inTalk } from '../../content/tutor-concepts-english.ts'
import { ofOthers, ofRefusing, outside } from '../../content/tutor-concepts-others.ts'
import { aboutTheSchool } from '../../content/tutor-concepts-school.ts'
import { rememberLatest } from '../../domain/shared/remember-last.ts'

/** What a word is about: names of the tables. A word may be about several things. */
type ClassesOf = (word: string) => readonly string[]

const SHORTEST_STEM = 2
const REMEMBERED = 1000

/** Looks up the classes of a word; `*` stands for the rest of a word. */
function createClasses(...tables: readonly Record<string, string>[]): ClassesOf {
  const exact = new Map<string, Set<string>>()
  const stems = new Map<string, Set<string>>()
  const put = (map: Map<string, Set<string>>, word: string, name: string) =>
    map.set(word, (map.get(word) ?? new Set()).add(name))
  for (const [name, words] of tables.flatMap((table) => Object.entries(table)))
    for (const word of words.trim().split(/\s+/)) {
      if (word.endsWith('*')) put(stems, word.slice(0, -1), name)
      else put(exact, word, name)
    }
  return rememberLatest(REMEMBERED, (word) => {
    const found = new Set(exact.get(word))
    for (let end = SHORTEST_STEM; end <= word.length; end += 1)
      for (const name of stems.get(word.slice(0, end)) ?? []) found.add(name)
    return [...found]
  })
}

/** The concepts of a word. */
export const conceptsOf: ClassesOf = createClasses(aboutTheSchool, aboutEnglish, inTalk, outside)

/** The same with what others offer and how something is refused. */
export const conceptsOfAll: ClassesOf = createClasses(
  aboutTheSchool,
  aboutEnglish,
  inTalk,
  outside,
  ofOthers,
  ofRefusing,
)
