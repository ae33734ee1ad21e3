import { useDeskData } from '../features/desk/desk-data.ts'
import { DeskProvider } from '../features/desk/frame/desk-provider.tsx'
import { Today } from '../features/desk/today/today.tsx'
import '../styles/desk/index.css'

export default function DeskTodayPage() {
  return (
    <DeskProvider frame={useDeskData('today').frame}>
      <Today />
    </DeskProvider>
  )
}
