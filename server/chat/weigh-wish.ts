import { createRequire } from 'node:module'
import type { WeighWish } from '../../domain/chat/wish-to-enrol.ts'

const load = createRequire(import.meta.url)
const tutors = (): typeof import('../../tutor/intents/weigh-wish.ts') => load('../../tutor/intents/weigh-wish.ts')

/** Loaded with the first message: a site where nobody chats does without. */
export const weighWish: WeighWish = (message) => tutors().weighWish(message)
