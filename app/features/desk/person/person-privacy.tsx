import { type FormEvent, useState } from 'react'
import type { PersonStory } from '../../../../domain/desk/desk-story-contract.ts'
import { post } from '../../../lib/api-client.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/field.tsx'
import { replacePage } from '../../../ui/use-back-closes.ts'
import { useText } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { tellLater } from '../frame/tell-later.ts'
import { forgetPages } from '../frame/use-offline-copy.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { firstName, fullName } from '../parts/person-name.ts'
import { Sheet } from '../parts/sheet.tsx'
import { lastList } from '../parts/trail.ts'

/** A copy of all data, and its erasure; both leave a line in the audit log. */
export function PersonPrivacy({ story }: { story: PersonStory }) {
  const t = useText()
  const [isErasing, setErasing] = useState(false)
  const { person } = story
  return (
    <section className="box person-privacy">
      <div className="box-head">
        <h2 className="desk-h2">{t('person.privacy')}</h2>
      </div>
      <div className="box-body desk-stack">
        <p className="soft small">{t('person.privacy.text', { name: firstName(person, t) })}</p>
        <ButtonLink
          variant="white"
          size="small"
          className="button-full"
          href={`/api/desk/people/${person.id}/export`}
          download
        >
          <DeskIcon name="download" />
          {t('person.export')}
        </ButtonLink>
        <Button variant="danger" size="small" className="button-full" onClick={() => setErasing(true)}>
          <DeskIcon name="trash-2" />
          {t('person.erase')}
        </Button>
      </div>
      {isErasing && <EraseSheet story={story} onClose={() => setErasing(false)} />}
    </section>
  )
}

function EraseSheet({ story: { person, extent }, onClose }: { story: PersonStory; onClose(): void }) {
  const t = useText()
  const { tell } = useDesk()
  const [typed, setTyped] = useState('')
  const [busy, setBusy] = useState(false)
  const word = t('erase.word')
  const isConfirmed = typed.trim().toUpperCase() === word
  const parts = [
    ...(['submissions', 'messages', 'visits', 'notes'] as const)
      .filter((part) => extent[part] > 0)
      .map((part) => t(`erase.${part}.${extent[part] === 1 ? 'one' : 'many'}`, { n: extent[part] })),
    ...(extent.hasAccount ? [t('erase.account')] : []),
  ]
  const erase = async (event: FormEvent) => {
    event.preventDefault()
    if (!isConfirmed || busy) return
    setBusy(true)
    const outcome = await post(`/api/desk/people/${person.id}/erase`, { word })
    if (outcome.kind === 'answered') {
      await forgetPages()
      tellLater(t('erase.done'))
      return replacePage(lastList())
    }
    setBusy(false)
    const isLastOwner = outcome.kind === 'refused' && outcome.error?.code === 'team.last_owner'
    tell(t(isLastOwner ? 'erase.lastOwner' : 'desk.failed'))
  }
  return (
    <Sheet
      startsAt="field"
      title={t('erase.title', { name: fullName(person, t) })}
      text={t('erase.text', { parts: parts.join(', ') })}
      onClose={onClose}
    >
      <div className="desk-note">
        <DeskIcon name="history" />
        <div>{t('erase.left')}</div>
      </div>
      <form className="form" onSubmit={erase}>
        <TextField
          label={t('erase.type', { word })}
          autoComplete="off"
          autoCapitalize="characters"
          value={typed}
          onChange={(event) => setTyped(event.target.value)}
        />
        <Button type="submit" className="button-full" busy={busy} disabled={!isConfirmed}>
          <DeskIcon name="trash-2" />
          {t('erase.go')}
        </Button>
        <Button variant="white" className="button-full" onClick={onClose}>
          {t('erase.stop')}
        </Button>
      </form>
    </Sheet>
  )
}
