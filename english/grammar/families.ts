import { doMake } from './families/do-make.ts'

import type { FamilyRule } from './pattern/family.ts'

export const families: readonly FamilyRule[] = [doMake]
