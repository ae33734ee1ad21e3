import type { EventKind } from '../../../../domain/desk/desk-story-contract.ts'
import { DETAIL_FIELDS } from '../../../../domain/desk/person-details.ts'
import { LOST_REASONS, STEPS } from '../../../../domain/desk/steps.ts'
import { useText } from '../../i18n/language-context.ts'
import type { Translate } from '../../i18n/texts.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { useDeskTime } from '../parts/desk-time.ts'
import { DETAIL_LABELS } from './detail-labels.ts'

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
  actorId: string | null
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
  return (event: DeskEvent): { icon: string; text: string } => {
    const { kind, actorName, data } = event
    const who = actorName?.split(' ')[0] ?? t('event.desk')
    const icon = ICONS[kind] ?? 'hand'
    if (kind === 'step') return { icon, text: t(stepText(data), { who, from: step(data.from), to: step(data.to) }) }
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
    return { icon, text: t(otherText(event), { who, fields: changedFields(t, data) }) }
  }
}

/** Two may have been joined by what they wrote. */
const otherText = ({ kind, actorId }: DeskEvent) =>
  kind === 'merged' && actorId === null ? 'event.merged.self' : (`event.${kind}` as const)

/** Which details were corrected, by their labels. */
export const changedFields = (t: Translate, { fields }: DeskEvent['data']): string =>
  DETAIL_FIELDS.filter((field) => Array.isArray(fields) && fields.includes(field))
    .map((field) => t(DETAIL_LABELS[field]))
    .join(', ')

/** Why somebody was lost, in the words of the list and of whoever marked it. */
export function lostRemark(t: Translate, { kind, data }: Pick<DeskEvent, 'kind' | 'data'>): string | null {
  if (kind !== 'step' || data.to !== 'lost') return null
  const reason = LOST_REASONS.find((each) => each === data.reason)
  return [reason && t(`lost.${reason}`), data.words].filter(Boolean).join(': ') || null
}

/** Who writes or comes again is moved by their own doing; the answer may leave them at the step where they are. */
export function stepText({ leadId, from, to }: DeskEvent['data']) {
  if (leadId !== undefined) return 'event.step.back'
  return from === to ? 'event.step.answered' : 'event.step'
}
