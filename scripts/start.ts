import { exitOnStartError } from '../server/exit-on-start-error.ts'
import { loadBuiltScreen } from '../server/pages/built-screen.ts'
import { runSite } from '../server/run-site.ts'
import { buildIfStale } from './building/build-if-stale.ts'
import { BUILD_DIR, PROJECT_ROOT } from './project-root.ts'

await exitOnStartError(async () => {
  buildIfStale(PROJECT_ROOT)
  await runSite((settings) => loadBuiltScreen(BUILD_DIR, settings))
})
