import type { Role } from '../../domain/auth/roles.ts'
import type { Changed, PersonRow } from '../../domain/desk/desk-people-contract.ts'
import type { PersonStory } from '../../domain/desk/desk-story-contract.ts'
import type { Screen } from '../../domain/shared/screen-contract.ts'
import { newcomer } from './account-suite.ts'
import type { TestSite } from './test-site.ts'
import type { Visitor } from './visitor.ts'

export interface Member {
  who: Visitor
  id: string
  email: string
  get<Answer>(path: string): Promise<Answer>
  post<Answer = Changed>(path: string, body?: object): Promise<Answer>
  /** Status and code of a refusal. */
  refused(path: string, body?: object): Promise<{ status: number; code: string | undefined; details: unknown }>
  people(query?: string): Promise<PersonRow[]>
  /** The one of all with this name. */
  named(name: string): Promise<PersonRow>
  story(personId: string): Promise<PersonStory>
}

/** Somebody of the school, signed in, owners with a second factor; 'user' is nobody of the school. */
export async function joinTeam(site: TestSite, role: Role | 'user'): Promise<Member> {
  const { sari: who, email } = await newcomer(site)
  const { queries } = site.services.database
  const set = { role: role === 'user' ? null : role }
  const { id } = await queries
    .updateTable('auth_user')
    .set(set)
    .where('email', '=', email)
    .returning('id')
    .executeTakeFirstOrThrow()
  if (role === 'owner') await queries.insertInto('auth_two_step').values(twoStepOf(id)).execute()
  const answerOf = async <Answer>(asked: ReturnType<Visitor['get']>): Promise<Answer> => {
    const { status, body } = await asked
    if (status !== 200) throw new Error(`${status} ${JSON.stringify(body)}`)
    return body as Answer
  }
  const get = <Answer>(path: string) => answerOf<Answer>(who.get(`/api/desk/${path}`))
  const people = async (query = 'view=all') => (await get<{ rows: PersonRow[] }>(`people?${query}`)).rows
  return {
    who,
    id,
    email,
    get,
    post: <Answer = Changed>(path: string, body: object = {}) => answerOf<Answer>(who.post(`/api/desk/${path}`, body)),
    refused: async (path, body = {}) => {
      const { status, body: answer } = await who.post(`/api/desk/${path}`, body)
      return { status, code: answer.error?.code, details: answer.error?.details }
    },
    people,
    named: async (name) => {
      const found = (await people()).find((person) => person.name === name)
      if (!found) throw new Error(`nobody is called ${name}`)
      return found
    },
    story: (personId) => get(`people/${personId}`),
  }
}

const twoStepOf = (user_id: string) => ({
  user_id,
  secret: '',
  last_step: 0,
  device_key: '',
  created_at_ms: 0,
  confirmed_at_ms: 0,
})

/** Pages of the desk that show their data as it is. */
export const plainDeskScreen = (): Screen => ({
  pages: [
    '/admin',
    '/admin/inbox',
    '/admin/people/:id',
    '/admin/statistics',
    '/admin/settings',
    '/admin/settings/:part',
  ].map((path) => ({ id: path, path, guard: 'staff', cached: false, indexed: false })),
  notFoundPage: 'not-found',
  unsentPage: 'unsent',
  formTroublePages: { 'too-often': 'x', 'too-long': 'x', 'not-now': 'x' },
  render: ({ page, desk }) => JSON.stringify({ page, desk }),
  renderFailure: () => 'failed',
  inlineScripts: [],
  inlineStylesOf: () => [],
})
