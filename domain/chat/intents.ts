/** What a visitor can want from Ms Kiky. */
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

export type Intent = (typeof intents)[number]
