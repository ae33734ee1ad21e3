import type { Practice } from '../dialogue/memory.ts'

export type Playing = Extract<Practice, { kind: 'role-play' }>
