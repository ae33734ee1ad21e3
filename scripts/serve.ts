import { loadBuiltScreen } from '../server/pages/built-screen.ts'
import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { runSite } from '../server/site/run-site.ts'
import { BUILD_DIR } from './project-root.ts'

await exitOnStartError(() => runSite((settings) => loadBuiltScreen(BUILD_DIR, settings)))
