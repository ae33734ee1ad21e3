import type { HomeTexts } from '../id/home.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': '{brand}: English courses for adults and companies',
  'page.description':
    'Learn English one step at a time: General English, Business English, IELTS and TOEFL preparation, and interpreter services. Your first class is free.',
  'hero.title.start': 'Start with',
  'hero.title.voice': '“Hi!”.',
  'hero.title.end': 'Keep stepping till you’re fluent.',
  'hero.lead':
    'For more than 50 years, we’ve helped Indonesians find their English. For work, for study and for everyday talk, one step at a time.',
  'hero.start': 'Get Started',
  'hero.explore': 'Explore Courses',
  'hero.pause': 'Pause animation',
  'hero.play': 'Play animation',

  'claims.years.number': '50+',
  'claims.years.text': 'years of experience teaching English in Indonesia',
  'claims.guarantee.number': '30',
  'claims.guarantee.text': 'days to change your mind, with a money‑back guarantee',
  'claims.bonus.number': '2',
  'claims.bonus.text': 'months of bonus courses when you join through the promo',

  'chat.open': 'Open chat',
  'chat.missing': 'The chat couldn’t be opened: there seems to be no internet connection. You can also reach us here:',
  'chat.missing.again': 'Try again',
} satisfies HomeTexts
