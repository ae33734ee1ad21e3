import { type RefObject, useEffect, useRef, useState } from 'react'
import type { Teacher } from '../../../content/shapes.ts'
import { initialsOf } from '../../../domain/shared/initials.ts'
import { afterPaint } from '../../lib/after-paint.ts'
import { Badge } from '../../ui/badge.tsx'
import { SpriteIcon } from '../../ui/sprite-icon.tsx'
import { TeacherCloth } from '../../ui/teacher-cloth.tsx'
import { useText } from '../i18n/language-context.ts'

const SHOWN_SPECIALTIES = 3
const QUALIFICATIONS = [
  { field: 'education', icon: 'graduation-cap' },
  { field: 'certifications', icon: 'badge-check' },
  { field: 'languages', icon: 'languages' },
  { field: 'achievements', icon: 'trophy' },
] as const

/**
 * Flips on hover, until its button turns it back; keyboard and touch use a button on each side. The hidden side is inert.
 * A teacher with no qualifications to show has no other side.
 */
export function TeacherCard({ teacher }: { teacher: Teacher }) {
  const [flipped, setFlipped] = useState(false)
  const [mouse, setMouse] = useState<'away' | 'here' | 'turned back'>('away')
  const front = useRef<HTMLButtonElement>(null)
  const back = useRef<HTMLButtonElement>(null)
  const turned = useRef(false)

  useEffect(() => {
    const [left, shown] = flipped ? [front.current, back.current] : [back.current, front.current]
    const { activeElement, body } = document
    const hasGoneOn = activeElement !== left && activeElement !== body
    if (turned.current && !hasGoneOn) shown?.focus({ preventScroll: true })
  }, [flipped])

  const flip = (to: boolean) =>
    afterPaint(() => {
      turned.current = true
      setFlipped(to)
      setMouse((before) => (before === 'away' ? before : to ? 'here' : 'turned back'))
    })
  const qualifications = QUALIFICATIONS.filter(({ field }) => teacher[field].length > 0)
  const hasBack = qualifications.length > 0
  const stays = mouse === 'turned back' || !hasBack
  const look = `${flipped ? 'flip-card-turned' : ''} ${stays ? 'flip-card-back-again' : ''}`
  return (
    <article
      className={`flip-card ${look}`}
      onPointerEnter={({ pointerType }) => pointerType === 'mouse' && setMouse('here')}
      onPointerLeave={() => setMouse('away')}
    >
      <div className="flip-card-inside">
        <Front teacher={teacher} hidden={flipped} button={front} onFlip={hasBack && (() => flip(true))} />
        {hasBack && (
          <Back
            teacher={teacher}
            qualifications={qualifications}
            hidden={!flipped && mouse !== 'here'}
            button={back}
            onFlip={() => flip(false)}
          />
        )}
      </div>
    </article>
  )
}

interface SideProps {
  teacher: Teacher
  hidden: boolean
  button: RefObject<HTMLButtonElement | null>
}

function Front({ teacher, hidden, button, onFlip }: SideProps & { onFlip: (() => void) | false }) {
  const t = useText()
  const { id, name, title, bio, experience, specialties, photo } = teacher
  return (
    <div className="flip-card-front" inert={hidden}>
      <TeacherCloth teacherId={id} initials={initialsOf(name)} photo={photo} />
      <div className="flip-card-body">
        <div>
          <h3>{name}</h3>
          <p className="flip-card-title">
            <b>{title}</b>
            {` · ${experience}`}
          </p>
        </div>
        <blockquote lang={title === 'International Trainer' ? 'en' : undefined}>{`“${bio}”`}</blockquote>
        <ul className="chips">
          {specialties.slice(0, SHOWN_SPECIALTIES).map((specialty) => (
            <li key={specialty}>
              <Badge>{specialty}</Badge>
            </li>
          ))}
        </ul>
        {onFlip && (
          <button
            ref={button}
            type="button"
            className="flip-card-button"
            aria-expanded={hidden}
            aria-label={t('teachers.flipLabel', { name })}
            onClick={onFlip}
          >
            <SpriteIcon name="rotate-3d" />
            {t('teachers.flip')}
          </button>
        )}
      </div>
    </div>
  )
}

interface BackProps extends SideProps {
  qualifications: readonly (typeof QUALIFICATIONS)[number][]
  onFlip(): void
}

function Back({ teacher, qualifications, hidden, button, onFlip }: BackProps) {
  const t = useText()
  const { name } = teacher
  return (
    <div className="flip-card-back" inert={hidden}>
      <h3>{name}</h3>
      <dl>
        {qualifications.map(({ field, icon }) => (
          <div key={field}>
            <dt>
              <SpriteIcon name={icon} />
              {t(`teachers.${field}`)}
            </dt>
            {field === 'languages' ? (
              <dd>{teacher.languages.join(', ')}</dd>
            ) : (
              teacher[field].map((line) => <dd key={line}>{line}</dd>)
            )}
          </div>
        ))}
      </dl>
      <button
        ref={button}
        type="button"
        className="flip-card-button"
        aria-label={t('teachers.backLabel', { name })}
        onClick={onFlip}
      >
        <SpriteIcon name="undo-2" />
        {t('teachers.back')}
      </button>
    </div>
  )
}
