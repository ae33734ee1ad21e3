import { useState } from 'react'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { hasSource } from '../../../../domain/desk/sources.ts'
import { HAND_KINDS } from '../../../../domain/desk/views.ts'
import { afterPaint } from '../../../lib/after-paint.ts'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useDesk } from '../frame/desk-context.ts'
import { brokenAtSign } from '../parts/broken-at-sign.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { startOf, useDeskTime } from '../parts/desk-time.ts'
import { firstName, readablePhone } from '../parts/person-name.ts'
import { useKept } from '../use-draft.ts'
import type { EditDraft } from './edit-draft.ts'
import { EditSheet } from './edit-sheet.tsx'
import { Facts } from './facts.tsx'
import { JoinSheet } from './join-sheet.tsx'

export function DetailsBox({ story: { person, submissions } }: { story: PersonStory }) {
  const t = useText()
  const time = useDeskTime()
  const [isJoining, setJoining] = useState(false)
  const type = submissions.find((submission) => submission.type)?.type
  const phone = person.phone && readablePhone(person.phone)
  const typed =
    person.phoneTyped && person.phoneTyped.replace(/\D/g, '') !== phone?.replace(/\D/g, '') ? person.phoneTyped : null
  const unknown = <span className="mute">{t('person.unknown')}</span>
  return (
    <>
      <Facts
        title={t('person.data')}
        tool={<EditLink person={person} />}
        facts={[
          {
            name: t('person.whatsapp'),
            value: phone ?? person.phoneTyped ?? unknown,
            more: phone && typed && t('person.typed', { text: typed }),
          },
          { name: t('person.email'), value: person.email ? brokenAtSign(person.email) : unknown },
          { name: t('person.city'), value: person.city ?? unknown },
          person.program !== null && { name: t('person.program'), value: person.program },
          person.goal !== null && person.goal !== person.program && { name: t('person.goal'), value: person.goal },
          person.startDate !== null && { name: t('person.starts'), value: time.longDay(startOf(person.startDate)) },
          person.company !== null && { name: t('person.company'), value: person.company },
          type === 'Individual' || type === 'Business'
            ? { name: t('person.type'), value: t(`person.type.${type}`) }
            : null,
          { name: t('person.language'), value: t(`language.${person.language}`) },
        ]}
      >
        <button type="button" className="desk-link join-link" onClick={() => afterPaint(() => setJoining(true))}>
          <DeskIcon name="merge" />
          {t('join.open')}
        </button>
      </Facts>
      {isJoining && <JoinSheet person={person} onClose={() => setJoining(false)} />}
    </>
  )
}

function EditLink({ person }: Pick<PersonStory, 'person'>) {
  const t = useText()
  const [isOpen, setOpen] = useState(false)
  const [draft, setDraft] = useKept<EditDraft>(`edit-${person.id}`)
  return (
    <>
      {draft && <span className="tag tag-warm">{t('person.edit.unsaved')}</span>}
      <button type="button" className="desk-link" onClick={() => setOpen(true)}>
        {t('person.edit')}
      </button>
      {isOpen && <EditSheet person={person} draft={draft} onDraft={setDraft} onClose={() => setOpen(false)} />}
    </>
  )
}

export function ConsentBox({ story: { person, submissions } }: { story: PersonStory }) {
  const t = useText()
  const time = useDeskTime()
  const newest = submissions[0]
  if (!newest) return null
  const { atMs, wordingVersion } = newest.consent
  const when = time.dateAndTime(atMs)
  const isByHand = wordingVersion === null || HAND_KINDS.some((kind) => kind === newest.kind)
  return (
    <Facts
      title={t('person.consent')}
      facts={[
        {
          name: t('person.consent.contact'),
          value: <YesNo isYes />,
          more: isByHand
            ? t('person.consent.byHand', { time: when })
            : t('person.consent.at', { time: when, version: wordingVersion }),
        },
        {
          name: t('person.consent.news'),
          value: <YesNo isYes={person.wantsNews} />,
          more: !person.wantsNews && t('person.consent.locked', { name: firstName(person, t) }),
        },
      ]}
    />
  )
}

function YesNo({ isYes }: { isYes: boolean }) {
  const t = useText()
  return (
    <span className={`tag ${isYes ? 'tag-ok' : 'tag-bad'}`}>
      <DeskIcon name={isYes ? 'check' : 'x'} />
      {t(isYes ? 'person.consent.yes' : 'person.consent.no')}
    </span>
  )
}

const PAGE_NAMES: Record<string, TextKey> = {
  '/': 'person.page.home',
  '/programs': 'person.page.programs',
  '/documents': 'person.page.documents',
  '/privacy': 'person.page.privacy',
  '/login': 'person.page.login',
  '/signup': 'person.page.signup',
  '/thanks': 'person.page.thanks',
}

export function SiteBox({ story: { person, visits, words, documents, submissions } }: { story: PersonStory }) {
  const t = useText()
  const time = useDeskTime()
  const { nowMs } = useDesk()
  const campaign = submissions.map((submission) => submission.campaign.utm_campaign).find(Boolean)
  const isKnown = hasSource(person)
  if (!isKnown && !visits && words.length === 0 && documents.length === 0) return null
  return (
    <Facts
      title={t('person.site')}
      facts={[
        isKnown && {
          name: t('person.source'),
          value: t(`source.${person.source}`),
          more: campaign && t('person.campaign', { name: campaign }),
        },
        visits && {
          name: t('person.visits'),
          value:
            visits.count === 1
              ? t('person.visits.one', { time: time.when(visits.firstAtMs, nowMs) })
              : t('person.visits.many', { n: visits.count, time: time.shortDay(visits.firstAtMs) }),
          more: t('person.visits.last', { time: time.when(visits.lastAtMs, nowMs) }),
        },
        visits &&
          visits.pages.length > 0 && {
            name: t('person.pages'),
            value: visits.pages.map(({ page }) => t(PAGE_NAMES[page] ?? 'person.page.other')).join(', '),
          },
        words.length > 0 && {
          name: t('person.words'),
          value: (
            <span className="voice" lang="en">
              {words.join(', ')}
            </span>
          ),
        },
        ...documents.map(({ document, atMs }) => ({
          name: t('person.documents'),
          value: document === 'brochure' || document === 'proposal' ? t(`person.documents.${document}`) : document,
          more: t('person.documents.at', { time: time.dateAndTime(atMs) }),
        })),
      ]}
    />
  )
}
