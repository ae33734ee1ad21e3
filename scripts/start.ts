import { loadBuiltScreen } from '../server/pages/built-screen.ts'
import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runSite } from '../server/site/run-site.ts'
import { buildIfStale } from './building/build-if-stale.ts'
import { BUILD_DIR, PROJECT_ROOT } from './project-root.ts'

await exitOnStartError(async () => {
  buildIfStale(PROJECT_ROOT)
  await runSite((settings) => loadBuiltScreen(BUILD_DIR, settings))
})
