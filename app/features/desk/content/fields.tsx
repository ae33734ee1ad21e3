import { type ReactNode, useId } from 'react'
import type { ContentText } from '../../../../domain/desk/desk-content-contract.ts'
import { initialsOf } from '../../../../domain/shared/initials.ts'
import { LANGUAGES, type Language } from '../../../../domain/shared/language.ts'
import { FieldProblem, TextField } from '../../../ui/field.tsx'
import { TeacherCloth } from '../../../ui/teacher-cloth.tsx'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { Switch } from '../parts/switch.tsx'
import { PhotoField } from './photo-field.tsx'
import type { Field, Item } from './section-forms.ts'
import type { ContentEditor, Problems } from './use-content.ts'

interface Props {
  fields: readonly Field[]
  item: Item
  /** The place of the item in its list; null outside of lists. */
  at: number | null
  editor: ContentEditor
  onChange(part: Item): void
}

type FieldOf<Kind extends Field['kind']> = Extract<Field, { kind: Kind }>

interface FieldProps<Shown extends Field> {
  field: Shown
  /** What the field is of. */
  item: Item
  value: unknown
  problem: string | undefined
  /** The same for a text in one of the languages. */
  problemIn(language: Language): string | undefined
  editor: ContentEditor
  onChange(value: unknown): void
}

/** Every kind of field that a section may have. */
const KINDS: { [Kind in Field['kind']]: (props: FieldProps<FieldOf<Kind>>) => ReactNode } = {
  text: TextPair,
  lines: TextPair,
  voice: VoiceField,
  line: LineField,
  date: DateField,
  switch: SwitchField,
  photo: ({ item, value, editor, onChange }) => (
    <PhotoField
      photo={String(value ?? '')}
      instead={<TeacherCloth teacherId={String(item.id)} initials={initialsOf(String(item.name))} />}
      editor={editor}
      onChange={onChange}
    />
  ),
}

export function Fields({ fields, item, at, editor, onChange }: Props) {
  const t = useText()
  return (
    <div className="content-fields">
      {fields.map((field) => {
        const Input = KINDS[field.kind] as (props: FieldProps<Field>) => ReactNode
        const problemIn = (language?: Language) => {
          const long = editor.long.find(
            (each) => each.name === field.name && each.at === at && each.language === (language ?? null),
          )
          if (long) return t('content.tooLong', { n: long.length, max: long.max })
          if (!hasProblem(editor.problems, field.name, at, language)) return undefined
          return t(problemKey(field, item[field.name]))
        }
        return (
          <Input
            key={field.name}
            field={field}
            item={item}
            value={item[field.name]}
            problem={problemIn()}
            problemIn={problemIn}
            editor={editor}
            onChange={(value) => onChange({ [field.name]: value })}
          />
        )
      })}
    </div>
  )
}

const problemKey = (field: Field, value: unknown): TextKey =>
  field.kind === 'line' && field.type && String(value ?? '').trim()
    ? `content.problem.${field.type}`
    : 'content.problem'

const hasProblem = (problems: Problems, name: string, at: number | null, language?: Language): boolean =>
  problems.some(({ path }) => {
    const isThere = path.includes(name) && (path.find((part) => typeof part === 'number') ?? null) === at
    const named = LANGUAGES.find((each) => each === path.at(-1))
    return isThere && (!language || !named || named === language)
  })

const labelOf = ({ name }: Field) => `field.${name}` as TextKey

function TextPair({ field, value, problemIn, onChange }: FieldProps<FieldOf<'text' | 'lines'>>) {
  const texts = value as ContentText
  return (
    <div className="content-pair">
      {LANGUAGES.map((language) => (
        <TextArea
          key={language}
          {...{ field, language }}
          problem={problemIn(language)}
          text={texts[language]}
          onChange={(text) => onChange({ ...texts, [language]: text })}
        />
      ))}
    </div>
  )
}

interface AreaProps {
  field: FieldOf<'text' | 'lines'>
  language: Language
  text: string
  problem: string | undefined
  onChange(text: string): void
}

function TextArea({ field, language, text, problem, onChange }: AreaProps) {
  const t = useText()
  const id = useId()
  const isTall = field.kind === 'lines' || field.isLong
  const Input = isTall ? 'textarea' : 'input'
  const hint =
    field.kind === 'lines' ? t('content.oneALine') : t('content.characters', { n: text.length, max: field.max })
  return (
    <div className={`field content-${language}`}>
      <label htmlFor={id}>
        {t(labelOf(field))} <span className="field-note content-language">{t(`content.${language}`)}</span>
        {field.isOptional && <span className="field-note"> {t('content.optional')}</span>}
      </label>
      <Input
        id={id}
        lang={language}
        aria-invalid={problem ? true : undefined}
        aria-describedby={problem ? `${id}-hint ${id}-problem` : `${id}-hint`}
        value={text}
        onChange={(event) => onChange(event.target.value)}
      />
      <p className="field-hint" id={`${id}-hint`}>
        {hint}
      </p>
      <FieldProblem id={id} problem={problem} />
    </div>
  )
}

function VoiceField({ field, value, problem, onChange }: FieldProps<FieldOf<'voice'>>) {
  const t = useText()
  return (
    <TextField
      className="content-voice"
      lang="en"
      label={t(labelOf(field))}
      note={t('content.optional')}
      hint={t('field.voice.text')}
      problem={problem}
      value={(value as ContentText).en}
      onChange={(event) => onChange({ id: event.target.value, en: event.target.value })}
    />
  )
}

function LineField({ field, value, problem, onChange }: FieldProps<FieldOf<'line'>>) {
  const t = useText()
  return (
    <TextField
      type={field.type ?? 'text'}
      label={t(labelOf(field))}
      {...(field.isOptional && { note: t('content.optional') })}
      problem={problem}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function DateField({ field, value, problem, onChange }: FieldProps<FieldOf<'date'>>) {
  const t = useText()
  return (
    <TextField
      type="date"
      label={t(labelOf(field))}
      note={t('content.optional')}
      hint={t('field.until.text')}
      problem={problem}
      value={String(value ?? '')}
      onChange={(event) => onChange(event.target.value)}
    />
  )
}

function SwitchField({ field, value, onChange }: FieldProps<FieldOf<'switch'>>) {
  const t = useText()
  return <Switch label={t(labelOf(field))} text={t('field.isShown.text')} isOn={value === true} onChange={onChange} />
}
