import { useEffect, useEffectEvent } from 'react'
import type { Refused } from '../../lib/api-client.ts'
import { useToast } from '../../ui/toast.tsx'
import { useLanguage } from '../i18n/language-context.ts'

/** Keeps the waiting queue going, once its code has come, and tells the visitor what became of a form that had to wait. Renders nothing. */
export function LeadKeeper() {
  const toast = useToast()
  const { language } = useLanguage()
  const tell = useEffectEvent(async (name: string, refusal: Refused) => {
    const { describeRefusal, pageIsVisible } = await import('./describe-refusal.ts')
    const text = await describeRefusal(refusal, language, name)
    await pageIsVisible()
    toast('problem', text)
  })
  const tellSent = useEffectEvent(async (name: string) => {
    const { describeSent } = await import('./describe-refusal.ts')
    toast('success', await describeSent(language, name))
  })
  const start = useEffectEvent(async () => {
    const { keepSending } = await import('../../lib/waiting-queue.ts')
    keepSending(
      async ({ path, body }, refusal) => {
        if (path === '/api/register') await tell(body.name, refusal)
      },
      ({ path, body }) => path === '/api/register' && tellSent(body.name).catch(() => {}),
    )
  })
  useEffect(() => {
    start().catch(() => {})
  }, [])
  return null
}
