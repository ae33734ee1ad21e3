import type { Lists } from '../shapes.ts'
import { programs } from './programs-list.ts'
import { teachers } from './teachers.ts'

export const lists = { programs, teachers } satisfies Lists
