import { useDeskData } from '../features/desk/desk-data.ts'
import { DeskProvider } from '../features/desk/desk-provider.tsx'
import { Settings } from '../features/desk/settings.tsx'
import '../styles/desk/index.css'

export default function DeskSettingsPage() {
  return (
    <DeskProvider frame={useDeskData('settings').frame}>
      <Settings />
    </DeskProvider>
  )
}
