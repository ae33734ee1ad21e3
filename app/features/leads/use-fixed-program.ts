import { useSyncExternalStore } from 'react'
import { PROGRAM_OF_SECTION, type ProgramChoice, type ProgramSection } from '../../../domain/leads/options.ts'

const PARAMETER = 'program'
export const TRIAL_ID = 'global-registration'

/**
 * The program preset by a section's link, and its setter. Kept in the URL: survives a reload, follows back and forward,
 * can be shared.
 */
export function useFixedProgram(): [ProgramChoice | null, (section: ProgramSection | null) => void] {
  const program = useSyncExternalStore(onNavigation, programInAddress, () => null)
  return [program, fixProgram]
}

function fixProgram(section: ProgramSection | null): void {
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

function programInAddress(): ProgramChoice | null {
  const section = new URLSearchParams(location.search).get(PARAMETER) ?? ''
  return Object.hasOwn(PROGRAM_OF_SECTION, section) ? PROGRAM_OF_SECTION[section as ProgramSection] : null
}
