import type { HeroPlayTexts } from '../id/hero-play.ts'

export const texts = {
  'play.label': 'The stair that speaks',
  'play.hint': 'Tap a step',
  'play.step': 'Step {number}: {words}',
  'play.soundOff': 'Sound off',
  'play.soundOn': 'Sound on',
  'play.trial': 'Get Your Free Trial',
  'play.meaning.1': 'Hai!',
  'play.meaning.2': 'Halo, aku Sari.',
  'play.meaning.3': 'Senang berkenalan!',
  'play.meaning.4': 'Menurutku begini…',
  'play.meaning.5': 'Yuk, ngobrol!',
} satisfies HeroPlayTexts
