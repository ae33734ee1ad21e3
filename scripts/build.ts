import { exitOnStartError } from '../server/exit-on-start-error.ts'
import { buildIfStale } from './building/build-if-stale.ts'
import { PROJECT_ROOT } from './project-root.ts'

await exitOnStartError(async () => {
  await buildIfStale(PROJECT_ROOT)
  console.log('The build is up to date.')
})
