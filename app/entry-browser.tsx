import { startTransition, useEffect } from 'react'
import { hydrateRoot } from 'react-dom/client'
import { brand as sampleSchool } from '../content/brand.ts'
import { App, type AppProps } from './app.tsx'
import { startTracking } from './features/analytics/start-tracking.ts'
import { contentLoader } from './features/i18n/page-content.ts'
import { campaign } from './lib/campaign.ts'
import { reloadOnceForNewBuild } from './lib/reload-once.ts'
import { readPageData } from './page-data.ts'
import { pageById } from './pages.ts'
import './styles/index.css'
// In the head of every document; named here for its files to be among those that browsers get.
import './styles/fonts.css?inline'

declare global {
  interface Window {
    /** From the early script: replays clicks that came before hydration. */
    pageIsAlive?(): void
    /** From the early script: the last link that was clicked before hydration. */
    followedEarly?: Element
  }
}

addEventListener('vite:preloadError', reloadOnceForNewBuild)

const { page: id, language, auth, brand = sampleSchool, ...facts } = readPageData()
const page = pageById(id)
if (brand.own) await import('./take-own-words.ts')
const load = contentLoader(page, brand)
const [{ default: Page }, texts] = await Promise.all([page.load(), load.texts(language)])
const root = document.getElementById('root')
// Not in the task that runs the modules for the first time, which is long enough.
await new Promise((run) => setTimeout(run))
// As a transition React hydrates in small steps and stays responsive to input.
if (root) {
  startTransition(() => {
    hydrateRoot(root, <LivingApp {...{ Page, content: { language, texts }, load, auth, brand, ...facts }} />)
  })
}

function LivingApp(props: AppProps) {
  const isDesk = props.desk !== undefined
  useEffect(() => {
    document.documentElement.dataset.alive = 'true'
    window.pageIsAlive?.()
    if (isDesk) return
    campaign()
    startTracking()
  }, [isDesk])
  return <App {...props} />
}
