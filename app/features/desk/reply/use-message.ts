import { useEffect, useState } from 'react'
import { calledName } from '../../../../domain/desk/called-name.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import { fillTemplate, hasGap, type MessageTemplate, templateText } from '../../../../domain/desk/templates.ts'
import { useDesk } from '../frame/desk-context.ts'
import { deskTimeIn, startOf } from '../parts/desk-time.ts'
import { keepValue, keptValue, useOwnKey } from '../use-draft.ts'
import { namedProgram } from './named-program.ts'
import { isLocked, usableId } from './usable-template.ts'

/** What was written by hand, by the template that it began with. */
type Written = Record<string, string>

interface Draft {
  chosenId: string
  written: Written
}

/**
 * The chosen template, filled in for a person, and what became of it by hand. That survives another choice, until the first
 * is chosen again, and an ended session.
 */
export function useMessage(person: PersonRow) {
  const { frame } = useDesk()
  const [wantedId, setWantedId] = useState<string | null>(null)
  const [written, setWritten] = useState<Written>({})
  const [kept, setKept] = useState<{ id: string; text: string } | null>(null)
  const draft = useOwnKey(`reply-${person.id}`)
  useEffect(() => {
    const stored = keptValue<Draft>(draft)
    if (!stored) return
    setWantedId(stored.chosenId)
    setWritten(stored.written)
    setKept(writtenAs(stored.written, stored.chosenId))
  }, [draft])
  const keep = (stored: Draft) => keepValue(draft, stored)
  const chosenId = usableId(frame.templates, wantedId, person)
  const template = frame.templates.find(({ id }) => id === chosenId)
  const begun = kept?.id === chosenId ? kept.text : null
  const parts = fillTemplate(template ? templateText(template, person.language) : '', {
    name: calledName(person.name),
    program: namedProgram(person),
    staff: frame.me.name.split(/\s+/)[0] ?? null,
    city: person.city,
    school: frame.school,
    start: person.startDate ? deskTimeIn(person.language).longDay(startOf(person.startDate)) : null,
  })
  const text = written[chosenId] ?? parts.map((part) => part.text).join('')
  return {
    chosenId,
    choose(id: string) {
      setWantedId(id)
      setKept(writtenAs(written, id))
      if (Object.keys(written).length > 0) keep({ chosenId: id, written })
    },
    type(typed: string) {
      // The box keeps the function that it began with.
      const all = { ...keptValue<Draft>(draft)?.written, [chosenId]: typed }
      setWritten(all)
      keep({ chosenId, written: all })
    },
    forget: () => keepValue(draft, null),
    isLocked: (template: MessageTemplate) => isLocked(template, person),
    isWritten: ({ id }: MessageTemplate) => written[id] !== undefined,
    templates: frame.templates,
    /** What the box begins with; it is a new box when this changes. */
    parts: begun === null ? parts : [{ kind: 'text' as const, text: begun }],
    key: `${chosenId} ${begun === null ? 'new' : 'kept'}`,
    text: text.trim(),
    hasGap: hasGap(parts, text),
  }
}

function writtenAs(written: Written, id: string): { id: string; text: string } | null {
  const text = written[id]
  return text === undefined ? null : { id, text }
}

/** The address that opens WhatsApp with the message; the number's digits only. */
export const whatsAppLink = (phone: string, text: string): string =>
  `https://wa.me/${phone.replace(/\D/g, '')}?text=${encodeURIComponent(text)}`
