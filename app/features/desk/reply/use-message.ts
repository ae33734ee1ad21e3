import { useEffect, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { fillTemplate, type MessageTemplate, templateText } from '../../../../domain/desk/templates.ts'
import { useDesk } from '../frame/desk-context.ts'
import { startOf, useDeskTime } from '../parts/desk-time.ts'

/** The chosen template, filled in for a person, and what became of it by hand. That survives an ended session. */
export function useMessage(person: PersonRow) {
  const { frame } = useDesk()
  const time = useDeskTime()
  const isLocked = (template: MessageTemplate) => template.isPromo && !person.wantsNews
  const [chosenId, setChosenId] = useState(frame.templates.find((template) => !isLocked(template))?.id ?? null)
  const [typed, setTyped] = useState<string | null>(null)
  const [kept, setKept] = useState<string | null>(null)
  const draft = `desk-reply-${person.id}`
  useEffect(() => {
    const text = sessionStorage.getItem(draft)
    setTyped(text)
    setKept(text)
  }, [draft])
  const forget = () => sessionStorage.removeItem(draft)
  const template = frame.templates.find(({ id }) => id === chosenId)
  const parts = fillTemplate(template ? templateText(template, person.language) : '', {
    name: person.name?.trim().split(/\s+/)[0] ?? null,
    program: person.program ?? person.goal,
    staff: frame.me.name.split(/\s+/)[0] ?? null,
    city: person.city,
    school: frame.school,
    start: person.startDate ? time.longDay(startOf(person.startDate)) : null,
  })
  const text = typed ?? parts.map((part) => part.text).join('')
  const hasGap = parts.some((part) => part.kind === 'gap' && text.includes(part.text))
  return {
    chosenId,
    choose(id: string) {
      setChosenId(id)
      setTyped(null)
      setKept(null)
      forget()
    },
    type(written: string) {
      setTyped(written)
      sessionStorage.setItem(draft, written)
    },
    forget,
    isLocked,
    templates: frame.templates,
    /** What the box begins with; it is a new box when this changes. */
    parts: kept === null ? parts : [{ kind: 'text' as const, text: kept }],
    key: `${chosenId} ${kept === null ? 'new' : 'kept'}`,
    text: text.trim(),
    hasGap,
  }
}

/** The address that opens WhatsApp with the message; the number's digits only. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
