import { useDeskData } from '../features/desk/desk-data.ts'
import { DeskProvider } from '../features/desk/frame/desk-provider.tsx'
import { Statistics } from '../features/desk/statistics/statistics.tsx'
import '../styles/desk/index.css'

export default function DeskStatisticsPage() {
  return (
    <DeskProvider frame={useDeskData('statistics').frame}>
      <Statistics />
    </DeskProvider>
  )
}
