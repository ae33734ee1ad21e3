import type { ReactNode } from 'react'
import type { ContentText, ContentValues, Section } from '../../../../domain/desk/desk-content-contract.ts'
import { initialsOf } from '../../../../domain/shared/initials.ts'
import type { Language } from '../../../../domain/shared/language.ts'
import { TeacherCloth } from '../../../ui/teacher-cloth.tsx'
import { useText } from '../../i18n/language-context.ts'
import { startOf, useDeskTime } from '../parts/desk-time.ts'
import type { ContentEditor } from './use-content.ts'

interface Props {
  editor: ContentEditor
  language: Language
  /** The place of the item in its list. */
  chosen: number
}

interface PreviewProps<Name extends Section> {
  value: ContentValues[Name]
  chosen: number
  editor: ContentEditor
  /** A text in the shown language; where that is empty, in the other one. */
  say(text: ContentText): string
}

/** What visitors will see of each section. */
const PREVIEWS: { [Name in Section]: (props: PreviewProps<Name>) => ReactNode } = {
  promo: PromoPreview,
  fees: ({ value, editor, say }) => (
    <dl className="preview-card preview-lines">
      {editor.content.programs.map(({ id, name }) => {
        const price = value.prices.find(({ program }) => program === id)?.price
        return (
          <div key={id}>
            <dt>{say(name)}</dt>
            <dd>{(price && say(price)) || '–'}</dd>
          </div>
        )
      })}
    </dl>
  ),
  teachers: TeacherPreview,
  reviews: ({ value, chosen, say }) => {
    const review = value[Math.min(chosen, value.length - 1)]
    if (!review) return <Nothing />
    return (
      <figure className="preview-card">
        <blockquote className="voice">“{say(review.quote)}”</blockquote>
        <figcaption>
          <b>{review.name}</b>
          <span className="mute small">{say(review.role)}</span>
        </figcaption>
      </figure>
    )
  },
  questions: ({ value, chosen, say }) => {
    const asked = value[Math.min(chosen, value.length - 1)]
    if (!asked) return <Nothing />
    return (
      <div className="preview-card">
        <b>{say(asked.question)}</b>
        <p>{say(asked.answer)}</p>
      </div>
    )
  },
  claims: ({ value, say }) => (
    <dl className="preview-card preview-lines">
      {value.map((claim, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and nothing in them is kept
        <div key={at}>
          <dt className="preview-figure">{say(claim.number)}</dt>
          <dd>{say(claim.text)}</dd>
        </div>
      ))}
    </dl>
  ),
  contact: ({ value, say }) => (
    <address className="preview-card">
      <b>{value.phone}</b>
      <span>{value.email}</span>
      <span>{value.address}</span>
      <span>{say(value.hours)}</span>
    </address>
  ),
}

export function Preview({ editor, language, chosen }: Props) {
  const Shown = PREVIEWS[editor.section] as (props: PreviewProps<Section>) => ReactNode
  const say = (text: ContentText) => text[language].trim() || text.id || text.en
  return <Shown value={editor.value as never} chosen={chosen} editor={editor} say={say} />
}

function Nothing() {
  const t = useText()
  return <p className="preview-card mute">{t('preview.empty')}</p>
}

function PromoPreview({ value, say }: PreviewProps<'promo'>) {
  const t = useText()
  const time = useDeskTime()
  if (!value.isShown) return <p className="preview-card mute">{t('preview.noPromo')}</p>
  return (
    <div className="preview-promo">
      <h3>
        {say(value.title)} <span className="voice">{say(value.voice)}</span>
      </h3>
      <p>
        {say(value.lead)} {value.until && `${t('preview.until', { day: time.longDay(startOf(value.until)) })}.`}
      </p>
      <ul>
        {value.perks.map((perk, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and nothing in them is kept
          <li key={at}>{say(perk.title)}</li>
        ))}
      </ul>
      <span className="button button-gold">{t('preview.promo')}</span>
    </div>
  )
}

function TeacherPreview({ value, chosen, editor, say }: PreviewProps<'teachers'>) {
  const teacher = value[Math.min(chosen, value.length - 1)]
  if (!teacher) return <Nothing />
  const address = editor.addressOf(teacher.photo)
  return (
    <div className="preview-teacher">
      <TeacherCloth teacherId={teacher.id} initials={initialsOf(teacher.name)} photo={address} />
      <div className="preview-about">
        <h3 className="desk-h2">{teacher.name}</h3>
        <p className="small">
          <b>{say(teacher.title)}</b> · {say(teacher.experience)}
        </p>
        <p className="voice">“{say(teacher.bio)}”</p>
        <span className="options">
          {say(teacher.specialties)
            .split('\n')
            .filter(Boolean)
            .slice(0, 3)
            .map((specialty) => (
              <span key={specialty} className="tag">
                {specialty}
              </span>
            ))}
        </span>
      </div>
    </div>
  )
}
