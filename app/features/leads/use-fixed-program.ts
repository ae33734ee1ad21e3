import { useSyncExternalStore } from 'react'
import { programsOf } from '../../../content/facts/offers.ts'
import { useBrand } from '../brand/brand-context.ts'

const PARAMETER = 'program'
export const TRIAL_ID = 'global-registration'

/**
 * The program preset by a section's link, and its setter. Kept in the URL: survives a reload, follows back and forward,
 * can be shared.
 */
export function useFixedProgram(): [string | null, (section: string | null) => void] {
  const programs = programsOf(useBrand())
  const section = useSyncExternalStore(onNavigation, sectionInAddress, () => null)
  return [programs.find(({ id }) => id === section)?.storedAs ?? null, fixProgram]
}

function fixProgram(section: string | null): void {
  const address = new URL(location.href)
  if (section) address.searchParams.set(PARAMETER, section)
  else address.searchParams.delete(PARAMETER)
  // One history entry for the jump to the form and the choice: back undoes both.
  if (section && location.hash !== `#${TRIAL_ID}`) {
    address.hash = TRIAL_ID
    history.pushState(null, '', address)
  } else history.replaceState(history.state, '', address)
  dispatchEvent(new PopStateEvent('popstate', { state: history.state }))
}

function onNavigation(notify: () => void): () => void {
  addEventListener('popstate', notify)
  return () => removeEventListener('popstate', notify)
}

const sectionInAddress = (): string | null => new URLSearchParams(location.search).get(PARAMETER)
