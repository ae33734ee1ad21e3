import { Content } from '../features/desk/content/content.tsx'
import { useDeskData } from '../features/desk/desk-data.ts'
import { DeskProvider } from '../features/desk/frame/desk-provider.tsx'
import '../styles/desk/index.css'

export default function DeskContentPage() {
  return (
    <DeskProvider frame={useDeskData('content').frame}>
      <Content />
    </DeskProvider>
  )
}
