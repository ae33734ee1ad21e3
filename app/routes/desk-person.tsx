import { useDeskData } from '../features/desk/desk-data.ts'
import { DeskProvider } from '../features/desk/frame/desk-provider.tsx'
import { Person } from '../features/desk/person/person.tsx'
import '../styles/desk/index.css'

export default function DeskPersonPage() {
  return (
    <DeskProvider frame={useDeskData('person').frame}>
      <Person />
    </DeskProvider>
  )
}
