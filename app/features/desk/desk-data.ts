import { createContext, use } from 'react'
import type { DeskPageData } from '../../../domain/desk/desk-contract.ts'

/** What the server rendered the page with; undefined on every page that is not the desk's. */
export const DeskDataContext = createContext<DeskPageData | undefined>(undefined)

/** What screens that share a page tell themselves apart by. */
export function useAnyDeskData(): DeskPageData {
  const data = use(DeskDataContext)
  if (!data) throw new Error('The page has no data for the desk')
  return data
}

type DataOf<Screen> = Extract<DeskPageData, { screen: Screen }>

export function useDeskData<Screen extends DeskPageData['screen']>(screen: Screen): DataOf<Screen> {
  const data = useAnyDeskData()
  if (data.screen !== screen) throw new Error(`The page has no data for the desk's screen ${screen}`)
  return data as DataOf<Screen>
}
