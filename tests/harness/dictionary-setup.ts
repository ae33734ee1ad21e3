import { ensureIndex } from '../../scripts/dictionary/ensure-index.ts'
import { PROJECT_ROOT } from '../../scripts/project-root.ts'

/** The dictionary's index is there before the first look-up. */
export default function setup(): Promise<void> {
  return ensureIndex(PROJECT_ROOT)
}
