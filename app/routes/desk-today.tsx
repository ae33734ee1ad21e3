import { useAnyDeskData } from '../features/desk/desk-data.ts'
import { DeskProvider } from '../features/desk/frame/desk-provider.tsx'
import { NothingHere } from '../features/desk/frame/nothing-here.tsx'
import { Today } from '../features/desk/today/today.tsx'
import '../styles/desk/index.css'

/** The first page of the desk, and what stands where there is none. */
export default function DeskTodayPage() {
  const { screen, frame } = useAnyDeskData()
  return <DeskProvider frame={frame}>{screen === 'nothing' ? <NothingHere /> : <Today />}</DeskProvider>
}
