import { useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import type { Language } from '../domain/shared/language.ts'
import { App, type AppProps } from './app.tsx'
import { reloadOnceForNewBuild } from './lib/reload-once.ts'
import { readPageData } from './page-data.ts'
import { pageById } from './pages.ts'
import './styles/index.css'

declare global {
  interface Window {
    /** From the early script: hands over the clicks that came too early. */
    pageIsAlive?(): void
  }
}

addEventListener('vite:preloadError', reloadOnceForNewBuild)

const { page: id, language, auth } = readPageData()
const page = pageById(id)
const loadTexts = async (wanted: Language) => (await page.texts[wanted]()).texts
const [{ default: Page }, texts] = await Promise.all([page.load(), loadTexts(language)])
const root = document.getElementById('root')
if (root) hydrateRoot(root, <LivingApp {...{ Page, language, texts, auth, loadTexts }} />)

function LivingApp(props: AppProps) {
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
    window.pageIsAlive?.()
  }, [])
  return <App {...props} />
}
