import type { PeopleQuery } from '../../domain/desk/desk-people-contract.ts'
import { listPeople } from '../../server/desk/list-people.ts'
import { readStory } from '../../server/desk/read-story.ts'
import { searchPeople } from '../../server/desk/search-people.ts'
import type { Queries } from '../../server/outside/database/tables.ts'

export const DESK_CONTEXT = { userId: 'rina', nowMs: Date.now() }

type Ask = (queries: Queries) => Promise<unknown>

const list =
  (query: PeopleQuery): Ask =>
  (queries) =>
    listPeople({ queries }, query, DESK_CONTEXT)
const search =
  (typed: string): Ask =>
  (queries) =>
    searchPeople({ queries }, typed, DESK_CONTEXT.nowMs)

/** The cursor of a page whose people wrote earlier than so many hours ago. */
const below = (hours: number): string => `1001.${DESK_CONTEXT.nowMs - hours * 60 * 60_000}.demo-0`

/** What the desk asks the database for a screen, by name. People are those of `npm run seed`. */
export const DESK_QUESTIONS: Record<string, Ask> = {
  'unanswered': list({ view: 'unanswered' }),
  'mine': list({ view: 'mine' }),
  'due': list({ view: 'due' }),
  'all': list({ view: 'all' }),
  'a later page': list({ view: 'all', after: below(100) }),
  'a page far down': list({ view: 'all', after: below(150_000) }),
  'a later page of a city': list({ view: 'all', city: 'Bogor', after: below(5000) }),
  'step': list({ view: 'all', step: ['trial'] }),
  'steps': list({ view: 'all', step: ['new', 'lost'] }),
  'kind': list({ view: 'all', kind: ['promo'] }),
  'a kind that nobody has': list({ view: 'all', kind: ['walk_in'] }),
  'source': list({ view: 'all', source: ['linkedin'] }),
  'sources': list({ view: 'all', source: ['tiktok', 'other'] }),
  'program': list({ view: 'all', program: 'Exam Preparation' }),
  'a program that nobody has': list({ view: 'all', program: 'Latin' }),
  'city': list({ view: 'all', city: 'Bogor' }),
  'a city that nobody has': list({ view: 'all', city: 'Roma' }),
  'owner': list({ view: 'all', owner: 'rina' }),
  'no owner': list({ view: 'all', owner: 'none' }),
  'days': list({ view: 'all', from: '2020-01-01', to: '2020-01-31' }),
  'set aside': list({ view: 'all', aside: '1' }),
  'everything at once': list({
    view: 'all',
    step: ['trial'],
    kind: ['chat', 'promo'],
    source: ['linkedin'],
    program: 'Exam Preparation',
    city: 'Bogor',
    owner: 'none',
    from: '2020-01-01',
  }),
  'a filter that nobody passes': list({ view: 'all', step: ['trial'], kind: ['walk_in'], source: ['other'] }),
  'mine, in a city': list({ view: 'mine', city: 'Bogor' }),
  'unanswered, of a kind': list({ view: 'unanswered', kind: ['trial'] }),
  'a rare name': search('agus wibowo'),
  'a common beginning': search('pu'),
  'two common names': search('putri nur'),
  'a number': search('0812 5550 0003'),
  'nobody': search('zzyzx qqq'),
  'a person': (queries) =>
    readStory({ database: { queries }, now: () => DESK_CONTEXT.nowMs, keepsOnly: {} }, 'demo-0000003'),
}
