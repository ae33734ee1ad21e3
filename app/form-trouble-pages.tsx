import type { ComponentType } from 'react'
import type { FormTrouble } from '../domain/shared/screen-contract.ts'
import { notFoundPage, type Page } from './pages.ts'
import FormTroublePage from './routes/form-trouble.tsx'

const pageOf = (id: string, Component: ComponentType): Page => ({
  ...notFoundPage,
  id,
  load: async () => ({ default: Component }),
  texts: {
    id: () => import('../content/id/form-trouble.ts'),
    en: () => import('../content/en/form-trouble.ts'),
  },
})

/** Shown to browsers without JavaScript: never hydrated, and not part of the browser's bundle. */
export const formTroublePages: Record<FormTrouble, Page> = {
  'too-often': pageOf('form-too-often', () => <FormTroublePage why="tooOften" />),
  'too-long': pageOf('form-too-long', () => <FormTroublePage why="tooLong" />),
  'not-now': pageOf('form-not-now', () => <FormTroublePage why="notNow" />),
}
