export const intents = [
  'greeting',
  'thanks_bye',
  'grammar',
  'vocabulary',
  'pronunciation',
  'practice',
  'programs',
  'exam_prep',
  'business',
  'interpreter',
  'price',
  'schedule',
  'placement',
  'age_requirement',
  'trainers',
  'location',
  'guarantee',
  'promo',
  'documents',
  'about_school',
  'register',
  'human',
  'off_topic',
] as const

/** How the day's count of what Ms Kiky was asked about is named; what was said is not counted. */
export const TOPIC_USE = 'topic:'

export type Intent = (typeof intents)[number]
