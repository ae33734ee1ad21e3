import { useEffect, useEffectEvent, useRef, useState } from 'react'
import type { PersonRow } from '../../../../domain/desk/desk-people-contract.ts'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { get } from '../../../lib/api-client.ts'
import { replacePage } from '../../../ui/use-back-closes.ts'
import { useText } from '../../i18n/language-context.ts'
import { isAbout } from '../frame/changed-person.ts'
import { pageOf } from '../frame/desk-actions.ts'
import { memberName, useDesk } from '../frame/desk-context.ts'
import { isGone } from '../frame/desk-queue.ts'
import { tellLater } from '../frame/tell-later.ts'
import { forgetPages } from '../frame/use-offline-copy.ts'
import { withWaiting } from '../frame/waiting-changes.ts'
import { ownKey } from '../own-keys.ts'
import { fullName } from '../parts/person-name.ts'
import { lastList } from '../parts/trail.ts'
import { keepValue, moveDraft } from '../use-draft.ts'

const PAUSE_MS = 150
const RETRY_MS = 2000

/** A person's story: as rendered, then kept fresh. Own changes show at once. Who was erased is left. */
export function useStory(first: PersonStory): PersonStory {
  const { onRow, onChange, frame } = useDesk()
  const t = useText()
  const [story, setStory] = useState(first)
  const { id } = first.person
  const myId = frame.me.id
  /** The last who erased somebody, perhaps this person. */
  const eraser = useRef<string | null>(null)
  const refresh = useEffectEvent(async (onLost: () => void) => {
    const outcome = await get(`/api/desk/people/${id}`)
    const now = outcome.kind === 'answered' ? outcome.answer : null
    if (now && now.person.id !== id) return follow(now.person)
    if (now) setStory(asItWillBe(myId, now))
    if (outcome.kind === 'unreachable') onLost()
    if (await isGone(outcome)) leave()
  })
  const leave = async () => {
    await forgetPages()
    keepValue(ownKey(myId, `edit-${id}`), null)
    const who = eraser.current !== frame.me.id && memberName(frame, eraser.current)?.split(' ')[0]
    tellLater(who ? t('erase.doneBy', { who }) : t('erase.done'))
    replacePage(lastList())
  }
  /** To whom the person is part of now, with what was typed. */
  const follow = (whole: PersonRow) => {
    moveDraft(ownKey(myId, `note-${id}`), ownKey(myId, `note-${whole.id}`))
    keepValue(ownKey(myId, `edit-${id}`), null)
    tellLater(t('merge.followed', { name: fullName(story.person, t) }))
    replacePage(pageOf(whole))
  }
  useEffect(() => setStory((rendered) => asItWillBe(myId, rendered)), [myId])
  useEffect(() => {
    let timer: ReturnType<typeof setTimeout> | undefined
    let isOver = false
    const soon = (pauseMs = PAUSE_MS) => {
      clearTimeout(timer)
      if (!isOver) timer = setTimeout(() => refresh(() => soon(RETRY_MS)), pauseMs)
    }
    const stopRows = onRow((person) => {
      if (person.id !== id) return
      setStory((shown) => ({ ...shown, person }))
      soon()
    })
    const stopChanges = onChange((change) => {
      if (change !== 'reload' && change.kind === 'erased') eraser.current = change.byId
      if (change === 'reload' || isAbout(change, id)) soon()
    })
    return () => {
      isOver = true
      clearTimeout(timer)
      stopRows()
      stopChanges()
    }
  }, [id, onRow, onChange])
  return story
}

/** With what still waits to be sent. */
function asItWillBe(myId: string, story: PersonStory): PersonStory {
  const [person = story.person] = withWaiting(myId, [story.person])
  return person === story.person ? story : { ...story, person }
}
