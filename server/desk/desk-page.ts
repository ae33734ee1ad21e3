import { askedPeriod, lastDays, type Period } from '../../domain/analytics/days.ts'
import { statsQuery } from '../../domain/analytics/stats-contract.ts'
import { SECTIONS } from '../../domain/desk/desk-content-contract.ts'
import type { DeskPageData } from '../../domain/desk/desk-contract.ts'
import { peopleQuery } from '../../domain/desk/desk-people-contract.ts'
import { OWNER_PARTS, SETTINGS_PARTS } from '../../domain/desk/desk-settings-contract.ts'
import { Failure } from '../../domain/shared/failure.ts'
import { mayEdit, readContent } from './content.ts'
import type { DeskDeps, StaffUser } from './desk-deps.ts'
import { listPeople } from './list-people.ts'
import { readFrame } from './read-frame.ts'
import { readSettings } from './read-settings.ts'
import { readStatistics } from './read-statistics.ts'
import { readStory } from './read-story.ts'
import { readToday } from './read-today.ts'

interface PageRequest {
  deps: DeskDeps
  user: StaffUser
  /** What the path has in place of the name. */
  name: string
  query: Record<string, string>
}

type WithoutFrame<Page> = Page extends DeskPageData ? Omit<Page, 'frame'> : never
type Content = WithoutFrame<DeskPageData>

const SCREENS: readonly { path: RegExp; read: (request: PageRequest) => Promise<Content> }[] = [
  {
    path: /^\/admin$/,
    read: async ({ deps, user }) => ({ screen: 'today', today: await readToday(deps, user) }),
  },
  {
    path: /^\/admin\/inbox$/,
    read: async ({ deps, user, query: asked }) => {
      const query = peopleQuery.safeParse(asked).data ?? { view: 'unanswered' as const }
      const context = { userId: user.id, nowMs: deps.now() }
      return { screen: 'inbox', query, list: await listPeople(deps.database, query, context) }
    },
  },
  {
    path: /^\/admin\/people\/([\w-]+)$/,
    read: async ({ deps, name }) => ({ screen: 'person', story: await readStory(deps, name) }),
  },
  {
    path: /^\/admin\/statistics$/,
    read: async ({ deps, query }) => ({
      screen: 'statistics',
      statistics: await readStatistics(deps, shownPeriod(query, deps.now())),
    }),
  },
  {
    path: /^\/admin\/content(?:\/(\w+))?$/,
    read: async ({ deps, user, name }) => {
      const section = SECTIONS.find((known) => known === (name || SECTIONS[0]))
      if (!section || !mayEdit(user, section)) throw new Failure('path.unknown')
      return { screen: 'content', section, content: await readContent(deps, user) }
    },
  },
  {
    path: /^\/admin\/settings(?:\/(\w+))?$/,
    read: async ({ deps, user, name }) => {
      const part = SETTINGS_PARTS.find((known) => known === name) ?? null
      if (name !== '' && !part) throw new Failure('path.unknown')
      if (part && user.role !== 'owner' && OWNER_PARTS.includes(part)) throw new Failure('path.unknown')
      return { screen: 'settings', part, settings: await readSettings(deps, user) }
    },
  },
]

/** What a page of the desk is rendered with, also where there is no such page or person. */
export async function readDeskPage(
  deps: DeskDeps,
  user: StaffUser,
  { pathname, query }: { pathname: string; query: Record<string, string> },
): Promise<DeskPageData> {
  const content = await readScreen({ deps, user, query }, pathname)
  return { ...(content ?? { screen: 'nothing' }), frame: await readFrame(deps, user) } as DeskPageData
}

async function readScreen(request: Omit<PageRequest, 'name'>, pathname: string): Promise<Content | null> {
  for (const { path, read } of SCREENS) {
    const match = pathname.match(path)
    if (!match) continue
    try {
      return await read({ ...request, name: match[1] ?? '' })
    } catch (error) {
      if (error instanceof Failure && error.code === 'path.unknown') return null
      throw error
    }
  }
  return null
}

/** Whatever an old address says, there is something to see. */
const shownPeriod = (query: Record<string, string>, nowMs: number): Period => {
  const asked = statsQuery.safeParse(query).data
  return (asked && askedPeriod(asked, nowMs)) ?? lastDays(nowMs)
}
