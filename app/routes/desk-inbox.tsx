import { useDeskData } from '../features/desk/desk-data.ts'
import { DeskProvider } from '../features/desk/frame/desk-provider.tsx'
import { Inbox } from '../features/desk/inbox/inbox.tsx'
import '../styles/desk/index.css'

export default function DeskInboxPage() {
  return (
    <DeskProvider frame={useDeskData('inbox').frame}>
      <Inbox />
    </DeskProvider>
  )
}
