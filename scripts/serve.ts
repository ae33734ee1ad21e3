import { exitOnStartError } from '../server/exit-on-start-error.ts'
import { loadBuiltScreen } from '../server/pages/built-screen.ts'
import { runSite } from '../server/run-site.ts'
import { BUILD_DIR } from './project-root.ts'

await exitOnStartError(() => runSite((settings) => loadBuiltScreen(BUILD_DIR, settings)))
