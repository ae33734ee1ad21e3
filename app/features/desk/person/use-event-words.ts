import type { EventKind } from '../../../../domain/desk/desk-story-contract.ts'
import { STEPS } from '../../../../domain/desk/steps.ts'
import { useText } from '../../i18n/language-context.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { useDeskTime } from '../parts/desk-time.ts'

const ICONS: Partial<Record<EventKind, string>> = {
  joined: 'layers',
  merged: 'merge',
  separated: 'layers',
  kept_apart: 'layers',
  step: 'chart-column',
  owner: 'users',
  next_contact: 'calendar-clock',
  details: 'pencil',
  added: 'user-plus',
  exported: 'download',
  csv: 'download',
  erased: 'trash-2',
  undone: 'history',
  resent: 'rotate-cw',
  settings: 'settings',
}

interface DeskEvent {
  kind: EventKind
  actorName: string | null
  data: Record<string, unknown>
}

/** An event in words: who did what. */
export function useEventWords() {
  const t = useText()
  const time = useDeskTime()
  const { frame } = useDesk()
  const step = (value: unknown): string => {
    const known = STEPS.find((each) => each === value)
    return known ? t(`step.${known}`) : String(value ?? '')
  }
  return ({ kind, actorName, data }: DeskEvent): { icon: string; text: string } => {
    const who = actorName?.split(' ')[0] ?? t('event.desk')
    const icon = ICONS[kind] ?? 'hand'
    if (kind === 'step') return { icon, text: t('event.step', { who, from: step(data.from), to: step(data.to) }) }
    if (kind === 'owner') {
      const to = memberName(frame, typeof data.to === 'string' ? data.to : null) ?? t('conflict.none')
      return { icon, text: t('event.owner', { who, to }) }
    }
    if (kind === 'next_contact')
      return {
        icon,
        text:
          typeof data.atMs === 'number'
            ? t('event.next_contact', { who, time: time.dateAndTime(data.atMs) })
            : t('event.next_contact.none', { who }),
      }
    return { icon, text: t(`event.${kind}`, { who }) }
  }
}
