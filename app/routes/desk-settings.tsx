import { PasswordCard } from '../features/auth/security/password-card.tsx'
import { SessionsCard } from '../features/auth/security/sessions-card.tsx'
import { TwoStepCard } from '../features/auth/security/two-step-card.tsx'
import { useDeskData } from '../features/desk/desk-data.ts'
import { DeskProvider } from '../features/desk/frame/desk-provider.tsx'
import { Settings } from '../features/desk/settings/settings.tsx'
import '../styles/desk/index.css'

export default function DeskSettingsPage() {
  const { frame } = useDeskData('settings')
  const ownAccount = (
    <>
      <PasswordCard email={frame.me.email} />
      <TwoStepCard />
      <SessionsCard />
    </>
  )
  return (
    <DeskProvider frame={frame}>
      <Settings security={ownAccount} />
    </DeskProvider>
  )
}
