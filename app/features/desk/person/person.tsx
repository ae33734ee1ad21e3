import { useEffect } from 'react'
import { visitorsWords } from '../../../../domain/chat/chat-message.ts'
import type { Way } from '../../../../domain/desk/best-way.ts'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskShell } from '../frame/desk-shell.tsx'
import { useDeskKeys } from '../frame/use-go-keys.ts'
import { useInFlight } from '../frame/use-in-flight.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Initials } from '../parts/initials.tsx'
import { firstName, fullName } from '../parts/person-name.ts'
import { tagsOf, useGist } from '../parts/person-row.tsx'
import { TimerChip } from '../parts/timer-chip.tsx'
import { type Place, useTrail } from '../parts/trail.ts'
import { ContactAgain } from '../questions/contact-again.tsx'
import { ReplySheet } from '../reply/reply-sheet.tsx'
import { useReply } from '../reply/use-reply.ts'
import { NoteForm } from './note-form.tsx'
import { OwnerLine } from './owner-line.tsx'
import { ConsentBox, DetailsBox, SiteBox } from './person-boxes.tsx'
import { PersonDoubts } from './person-doubts.tsx'
import { PersonPrivacy } from './person-privacy.tsx'
import { StepStair } from './step-stair.tsx'
import { Timeline } from './timeline.tsx'
import { Transcript } from './transcript.tsx'
import { useStory } from './use-story.ts'
import { WaysToAnswer } from './ways-to-answer.tsx'

/** The whole story of one person on one screen. */
export function Person() {
  const t = useText()
  const story = useStory(useDeskData('person').story)
  const { person } = story
  const { ask } = useDesk()
  const place = useTrail(person.id)
  const { replyingTo, reply: replyTo, close, leave } = useReply()
  const reply = () => replyTo(person)
  useDeskKeys({
    w: reply,
    t: () => follow('call'),
    e: () => follow('mail'),
    d: () => ask({ kind: 'again', person }),
    s: focusStep,
    j: () => place.next && location.assign(place.next),
    k: () => place.previous && location.assign(place.previous),
    escape: () => location.assign(place.back),
  })
  useEffect(() => {
    if (location.hash === '#step') focusStep()
  }, [])
  return (
    <DeskShell
      place="inbox"
      title=""
      backTo={place.back}
      tools={<Tools place={place} />}
      dock={
        <section className="dock" aria-label={t('reply.label', { name: firstName(person, t) })}>
          <WaysToAnswer person={person} onReply={reply} isDock />
        </section>
      }
    >
      <BackLine place={place} />
      <PersonHead person={person} />
      <PersonDoubts story={story} />
      <div className="person-columns">
        <div className="desk-stack person-side">
          <Said person={person} />
          <DetailsBox story={story} />
          <ConsentBox story={story} />
          <SiteBox story={story} />
        </div>
        <Middle story={story} />
        <div className="desk-stack person-work">
          <section className="panel desk-stack only-wide">
            <WaysToAnswer person={person} onReply={reply} />
          </section>
          <StepStair person={person} />
          <section className="panel desk-stack" aria-busy={useInFlight(person.id) || undefined}>
            <OwnerLine person={person} />
            <div className="ruled">
              <ContactAgain person={person} />
            </div>
          </section>
          <NoteForm person={person} />
          <PersonPrivacy story={story} />
        </div>
      </div>
      {replyingTo && <ReplySheet opened={replyingTo} onClose={close} onLeft={leave} />}
    </DeskShell>
  )
}

const follow = (way: Way) => document.querySelector<HTMLElement>(`.person-work [data-act="${way}"]`)?.click()

/** The step where the person is; whoever is lost is at none. */
const focusStep = () =>
  ['.step-stair input:checked', '.step-stair input']
    .map((selector) => document.querySelector<HTMLElement>(selector))
    .find(Boolean)
    ?.focus()

/** In the middle: a phone's keyboard covers the lower half. */
function focusNote(): void {
  const field = document.querySelector<HTMLElement>('.note-form textarea')
  field?.scrollIntoView({ block: 'center', behavior: 'instant' })
  field?.focus({ preventScroll: true })
}

function Middle({ story }: { story: PersonStory }) {
  return (
    <div className="desk-stack person-middle">
      <Transcript story={story} />
      <Timeline story={story} />
    </div>
  )
}

/** In the bar of a phone: the note is far down, the next person is not. */
function Tools({ place: { next } }: { place: Place }) {
  const t = useText()
  return (
    <>
      <button type="button" className="icon-button" aria-label={t('person.toNote')} onClick={focusNote}>
        <DeskIcon name="sticky-note" />
      </button>
      {next && (
        <a className="icon-button" href={next} aria-label={t('person.next')}>
          <DeskIcon name="chevron-right" />
        </a>
      )}
    </>
  )
}

function BackLine({ place: { back, number, total, previous, next } }: { place: Place }) {
  const t = useText()
  const { shortcuts } = useDesk().frame.notifications
  return (
    <div className="only-wide back-line">
      <a href={back}>
        <DeskIcon name="arrow-left" />
        {t('desk.inbox')}
      </a>
      {number > 0 && (
        <span className="mute">
          {t('person.place', { n: number, total })}
          {previous && (
            <a href={previous}>
              {shortcuts && <kbd>K</kbd>}
              <span className={shortcuts ? 'sr-only' : undefined}>{t('person.previous')}</span>
            </a>
          )}
          {next && (
            <a href={next}>
              {shortcuts && <kbd>J</kbd>}
              <span className={shortcuts ? 'sr-only' : undefined}>{t('person.next')}</span>
            </a>
          )}
        </span>
      )}
    </div>
  )
}

function PersonHead({ person }: { person: PersonRow }) {
  const t = useText()
  return (
    <div className="person-top">
      <div className="person-head">
        <div className="person-who">
          <Initials name={person.name} isLarge />
          <div>
            <h1 className="desk-h1 person-title">{fullName(person, t)}</h1>
            <p className="soft small">{useGist(person)}</p>
          </div>
        </div>
        <div className="desk-flow">
          <TimerChip person={person} isLong />
          {tagsOf(person, t).map(({ text, look, icon }) => (
            <span key={text} className={`tag ${look}`}>
              {icon && <DeskIcon name={icon} />}
              {text}
            </span>
          ))}
        </div>
      </div>
    </div>
  )
}

function Said({ person }: { person: PersonRow }) {
  const t = useText()
  const words = visitorsWords(person.excerpt ?? '', person.name)
  if (!words) return null
  return (
    <div className="desk-note note-plain">
      <div>
        <b>{t('person.said', { name: firstName(person, t) })}</b>
        <p>“{words}”</p>
      </div>
    </div>
  )
}
