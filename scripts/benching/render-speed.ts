import { loadBuiltScreen } from '../../server/pages/built-screen.ts'
import { BUILD_DIR } from '../project-root.ts'

const MEASURE_MS = 2000
const REFERENCE_ELEMENTS = 1200

/** Uncached renders of each page per CPU second, without compression; also scaled to a page of 1,200 elements. */
export async function measureRender() {
  const { screen } = await loadBuiltScreen(BUILD_DIR)
  return screen.pages.map(({ id }) => {
    const render = () => screen.render({ page: id, language: 'id', auth: { status: 'signed-out' }, siteUrl: null })
    const elements = render().match(/<[a-z]/g)?.length ?? 0
    for (let i = 0; i < 300; i++) render()
    const startedAt = performance.now()
    const before = process.cpuUsage()
    let renders = 0
    while (performance.now() - startedAt < MEASURE_MS) {
      render()
      renders += 1
    }
    const { user, system } = process.cpuUsage(before)
    const perCpuSecond = renders / ((user + system) / 1e6)
    return {
      page: id,
      elements,
      'renders per CPU s': Math.round(perCpuSecond),
      'as for 1,200 elements': Math.round((perCpuSecond * elements) / REFERENCE_ELEMENTS),
    }
  })
}
