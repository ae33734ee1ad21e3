import { SessionsCard } from '../features/auth/security/sessions-card.tsx'
import { TwoStepCard } from '../features/auth/security/two-step-card.tsx'
import { useDeskData } from '../features/desk/desk-data.ts'
import { DeskProvider } from '../features/desk/frame/desk-provider.tsx'
import { Settings } from '../features/desk/settings/settings.tsx'
import '../styles/desk/index.css'

const OWN_ACCOUNT = (
  <>
    <TwoStepCard />
    <SessionsCard />
  </>
)

export default function DeskSettingsPage() {
  return (
    <DeskProvider frame={useDeskData('settings').frame}>
      <Settings security={OWN_ACCOUNT} />
    </DeskProvider>
  )
}
