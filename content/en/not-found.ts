import type { NotFoundTexts } from '../id/not-found.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Page not found: {brand}',
  'page.description': 'This page does not exist. Go back to the home page of {brand}.',
  'notFound.title': 'This step',
  'notFound.voice': 'got lost.',
  'notFound.text': 'The page you’re looking for doesn’t exist, or it has moved. Let’s start again from home.',
  'notFound.home': 'Go to Home',
} satisfies NotFoundTexts
