import { useEffect, useEffectEvent } from 'react'
import { useToast } from '../../ui/toast.tsx'
import { useLanguage } from '../i18n/language-context.ts'
import { keepSending, type Refusal } from './send-waiting.ts'

/** Sends what waits from earlier, and tells the visitor what the server will never take. Shows nothing itself. */
export function LeadKeeper() {
  const toast = useToast()
  const { language } = useLanguage()
  const tell = useEffectEvent(async ({ name }: { name: string }, refusal: Refusal) => {
    const { describeRefusal } = await import('./describe-refusal.ts')
    const text = await describeRefusal(refusal, language, name)
    await somebodyLooks()
    toast('problem', text)
  })
  useEffect(() => keepSending((lead, refusal) => tell(lead, refusal)), [])
  return null
}

async function somebodyLooks(): Promise<void> {
  if (document.visibilityState === 'visible') return
  await new Promise((resolve) => document.addEventListener('visibilitychange', resolve, { once: true }))
}
