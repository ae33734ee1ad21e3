/** What somebody does with a message, or with a part of it. */
export const ACTS = [
  'check',
  'practise',
  'to-english',
  'meaning',
  'difference',
  'grammar',
  'word',
  'aloud',
  'reply',
  'more',
  'object',
  'exercise',
  'answer',
  'dont-know',
  'scene',
  'line',
  'lesson',
  'exam',
  'advice',
  'school',
  'enrol',
  'refuse',
  'details',
  'feeling',
  'thanks',
  'hello',
  'bye',
  'stop',
  'tutor',
  'outside',
  'complain',
  'joke',
  /** Tells what a request beside it is about. */
  'with',
] as const
export type Act = (typeof ACTS)[number]

/** What her reply before it was about. */
export const STAGES = [
  'start',
  'explained',
  'word',
  'corrected',
  'praised',
  'translated',
  'exercise',
  'quiz',
  'scene',
  'lesson',
  'school',
  'asked-details',
  'care',
  'chat',
] as const
export type Stage = (typeof STAGES)[number]

/** How likely each act is; what is hardly likely is left out. */
export type ActChances = Partial<Record<Act, number>>
