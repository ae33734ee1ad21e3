import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { keepSending } from './send-waiting.ts'

/** Sends what waits from earlier, and tells the visitor what the server will never take. Shows nothing itself. */
export function LeadKeeper() {
  const toast = useToast()
  const { language } = useLanguage()
  const tell = useEffectEvent(async (lead: { name: string }) => {
    const { describeRefusal } = await import('./describe-refusal.ts')
    toast('problem', await describeRefusal(lead, language))
  })
  useEffect(() => keepSending((lead) => tell(lead)), [])
  return null
}
