import type { Intent } from './intents.ts'

export const CHAT_MODES = ['teaching', 'sales'] as const
export type ChatMode = (typeof CHAT_MODES)[number]

const LEARNING: readonly Intent[] = ['grammar', 'vocabulary', 'pronunciation', 'practice']
/** These keep the current mode. */
const NEUTRAL: readonly Intent[] = ['greeting', 'thanks_bye', 'off_topic']

export const isLearning = (intent: Intent): boolean => LEARNING.includes(intent)

export function modeAfter(intent: Intent, before: ChatMode): ChatMode {
  if (NEUTRAL.includes(intent)) return before
  return isLearning(intent) ? 'teaching' : 'sales'
}
