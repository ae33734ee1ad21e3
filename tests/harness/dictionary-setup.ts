import { ensureIndex } from '../../scripts/dictionary/ensure-index.ts'
import { PROJECT_ROOT } from '../../scripts/project-root.ts'
import { ensureFindIndex } from '../../scripts/tutor/find/ensure-index.ts'

/** The indexes of the dictionary and of the teacher's book are there before the first look-up. */
export default async function setup(): Promise<void> {
  await ensureIndex(PROJECT_ROOT)
  await ensureFindIndex(PROJECT_ROOT)
}
