import { exitOnStartError } from '../server/site/exit-on-start-error.ts'
import { ensureBuild } from './building/make-build.ts'
import { ensureIndex } from './dictionary/ensure-index.ts'
import { PROJECT_ROOT } from './project-root.ts'
import { ensureFindIndex } from './tutor/find/ensure-index.ts'

await exitOnStartError(async () => {
  await ensureBuild(PROJECT_ROOT)
  await ensureIndex(PROJECT_ROOT)
  await ensureFindIndex(PROJECT_ROOT)
  console.log('The build is up to date.')
})
