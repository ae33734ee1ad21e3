import { sql } from 'kysely'
import type { SearchAnswer } from '../../domain/desk/desk-people-contract.ts'
import { wordsAsked } from '../../domain/desk/search-words.ts'
import type { Database, Queries } from '../outside/database/tables.ts'
import { rowsByIds } from './list-people.ts'

const MAX_FOUND = 30
/** After the last letter of any alphabet. */
const END = '\u{10ffff}'

/** People with all the words, by their beginnings; else those with one of them. The newest first. */
export async function searchPeople(
  { queries }: Pick<Database, 'queries'>,
  typed: string,
  nowMs: number,
): Promise<SearchAnswer> {
  const words = wordsAsked(typed)
  if (words.length === 0) return { rows: [], isSimilar: false }
  const found = await peopleWithAll(queries, words)
  if (found.length > 0 || words.length === 1) return { rows: await rowsByIds(queries, found, nowMs), isSimilar: false }
  const similar = (await Promise.all(words.map((word) => peopleWithAll(queries, [word])))).find((ids) => ids.length > 0)
  return { rows: await rowsByIds(queries, similar ?? [], nowMs), isSimilar: true }
}

/** Keeps SQLite from looking every person up: the words are few. */
const NOT_BY_PERSON = sql<string>`person_id || ''`

/** Each word may have alternatives. Reads the index of words alone, however many people match. */
function peopleWithAll(
  queries: Queries,
  [first = [], ...others]: readonly string[][],
): Promise<{ person_id: string }[]> {
  return withWord(queries, first)
    .$call((query) =>
      others.reduce(
        (found, word) => found.where(NOT_BY_PERSON, 'in', withWord(queries, word).select('person_id')),
        query,
      ),
    )
    .select('person_id')
    .groupBy('person_id')
    .orderBy((eb) => eb.fn.max('newest_at_ms'), 'desc')
    .limit(MAX_FOUND)
    .execute()
}

const withWord = (queries: Queries, alternatives: readonly string[]) =>
  queries
    .selectFrom('desk_words')
    .where((eb) =>
      eb.or(alternatives.map((word) => eb.and([eb('word', '>=', word), eb('word', '<', `${word}${END}`)]))),
    )
