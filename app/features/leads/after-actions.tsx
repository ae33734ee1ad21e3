import { useState } from 'react'
import { calendarFile } from '../../../domain/leads/calendar-file.ts'
import { anonymousId } from '../../lib/anonymous-id.ts'
import { post } from '../../lib/api-client.ts'
import { openTab, sendOn } from '../../lib/new-tab.ts'
import { Button } from '../../ui/button.tsx'
import { IconShape } from '../../ui/icon.tsx'
import { WhatsAppIcon } from '../../ui/whatsapp-icon.tsx'
import { track } from '../analytics/track.ts'
import { useBrand } from '../brand/brand-context.ts'
import { useLanguage } from '../i18n/language-context.ts'
import type { Registered } from './registered.ts'

const CALENDAR_PLUS =
  'M16 19h6 M16 2v4 M19 16v6 M21 12.598V6a2 2 0 0 0-2-2H5a2 2 0 0 0-2 2v14a2 2 0 0 0 2 2h8.5 M3 10h18 M8 2v4'

/** The day in the visitor's calendar, where there is one, and the school on WhatsApp. */
export function AfterActions({ registered }: { registered: Registered }) {
  const { t, language } = useLanguage()
  const { address } = useBrand()
  const [progress, setProgress] = useState<'idle' | 'busy' | 'failed'>('idle')
  const { name, email, phone, day, isService } = registered

  const addToCalendar = (wished: string) => {
    const event = {
      id: `trial-${wished}-${anonymousId()}`,
      day: wished,
      title: t(isService ? 'after.service.event' : 'after.calendar.event'),
      place: address,
    }
    save(isService ? 'interpreter.ics' : 'trial-class.ics', calendarFile(event, Date.now()))
  }
  const goToWhatsApp = async () => {
    const tab = openTab(t('after.whatsapp'))
    setProgress('busy')
    track('whatsapp_handoff_initiated', { step: 'registered' })
    const leadInfo = { name, email, ...(phone && { phone }) }
    const outcome = await post('/api/chat/whatsapp-handoff', { leadInfo, userId: anonymousId(), language })
    const link = outcome.kind === 'answered' ? outcome.answer?.whatsappLink : undefined
    if (!link) tab?.close()
    else if (!sendOn(tab, link)) location.assign(link)
    setProgress(link ? 'idle' : 'failed')
  }
  return (
    <div className="after-actions">
      {day && (
        <Button variant="nila" onClick={() => addToCalendar(day)}>
          <IconShape path={CALENDAR_PLUS} />
          {t('after.calendar')}
        </Button>
      )}
      <Button variant="whatsapp" busy={progress === 'busy'} onClick={goToWhatsApp}>
        <WhatsAppIcon />
        {t('after.whatsapp')}
      </Button>
      <p role="status">{progress === 'failed' && t('after.whatsapp.failed')}</p>
    </div>
  )
}

function save(name: string, text: string): void {
  const link = document.createElement('a')
  link.href = `data:text/calendar;charset=utf-8,${encodeURIComponent(text)}`
  link.download = name
  link.click()
}
