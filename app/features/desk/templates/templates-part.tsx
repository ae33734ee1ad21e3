import { useEffect, useId, useRef, useState } from 'react'
import {
  knownGaps,
  type MessageTemplate,
  TEMPLATE_WORDS,
  type TemplateWord,
  wrongGap,
} from '../../../../domain/desk/templates.ts'
import { LANGUAGES, type Language } from '../../../../domain/shared/language.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useLanguage } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Switch } from '../parts/switch.tsx'
import { useKept } from '../use-draft.ts'
import { type Drafts, withDrafts, withoutDraft, withRestored } from './template-list.ts'

/**
 * The team's messages, in both languages. Texts have a button: half a sentence must not be sent to anybody. What is written
 * is kept in this tab until then, also over an ended session.
 */
export function TemplatesPart() {
  const { t, language } = useLanguage()
  const { tell } = useDesk()
  const [stored, setStored] = useState<readonly MessageTemplate[]>(useDeskData('settings').settings.templates)
  const [kept, setDrafts] = useKept<Drafts>('templates')
  const drafts = kept ?? {}
  const shown = withDrafts(stored, drafts)
  const [chosenId, setChosenId] = useState(stored[0]?.id ?? null)
  const chosen = shown.find(({ id }) => id === chosenId)
  // What is undone later is undone in what there is then.
  const latest = useRef({ stored, drafts })
  useEffect(() => {
    latest.current = { stored, drafts }
  })
  const store = async (wanted: readonly MessageTemplate[]): Promise<boolean> => {
    const wrong = wanted.find(({ text }) => LANGUAGES.some((each) => wrongGap(text[each] ?? '')))
    if (wrong) {
      setChosenId(wrong.id)
      tell(t('template.gap.other', { name: nameIn(language, wrong) }))
      return false
    }
    const outcome = await post('/api/desk/settings/templates', { templates: wanted.map((each) => ({ ...each })) })
    if (outcome.kind === 'answered') setStored(wanted)
    else tell(t('desk.failed'))
    return outcome.kind === 'answered'
  }
  const forgetDraft = (id: string) => setDrafts(withoutDraft(latest.current.drafts, id))
  const save = async (template: MessageTemplate) => {
    if (!(await store(withDrafts(stored, { [template.id]: template })))) return
    forgetDraft(template.id)
    tell(t('desk.saved'))
  }
  const remove = async (template: MessageTemplate) => {
    const at = stored.findIndex(({ id }) => id === template.id)
    const known = stored[at]
    const draft = drafts[template.id]
    if (known && !(await store(stored.filter(({ id }) => id !== template.id)))) return
    forgetDraft(template.id)
    setChosenId(shown.find(({ id }) => id !== template.id)?.id ?? null)
    tell(t('template.deleted', { name: nameIn(language, template) }), async () => {
      if (known && !(await store(withRestored(latest.current.stored, known, at)))) return
      if (draft) setDrafts({ ...latest.current.drafts, [draft.id]: draft })
      setChosenId(template.id)
      tell(t('desk.undone'))
    })
  }
  const edit = (template: MessageTemplate) => setDrafts({ ...drafts, [template.id]: template })
  const add = () => {
    const fresh = {
      id: crypto.randomUUID(),
      name: { id: t('template.new'), en: t('template.new') },
      text: {},
      isPromo: false,
    }
    edit(fresh)
    setChosenId(fresh.id)
  }
  return (
    <section className="box template-settings">
      <div className="template-list">
        {shown.map((template, index) => (
          <button
            key={template.id}
            type="button"
            className="menu-row menu-button"
            aria-current={template.id === chosenId || undefined}
            onClick={() => setChosenId(template.id)}
          >
            <span>
              <b>{nameIn(language, template)}</b>
              <small>
                {template.isPromo
                  ? t('template.promo.text')
                  : LANGUAGES.filter((language) => template.text[language])
                      .map((language) => t(`language.${language}`))
                      .join(', ')}
              </small>
            </span>
            {index < 9 && <kbd>{index + 1}</kbd>}
          </button>
        ))}
        <button type="button" className="menu-row menu-button template-new" onClick={add}>
          <DeskIcon name="plus" />
          <span>{t('template.new')}</span>
        </button>
      </div>
      <div className="template-choice only-phone">
        <SelectField
          label={t('template.choose')}
          value={chosenId ?? ''}
          onChange={(event) => (event.target.value === 'new' ? add() : setChosenId(event.target.value))}
        >
          {shown.map((template) => (
            <option key={template.id} value={template.id}>
              {nameIn(language, template)}
            </option>
          ))}
          <option value="new">{t('template.new')}</option>
        </SelectField>
      </div>
      {chosen && (
        <TemplateForm key={chosen.id} draft={chosen} onChange={edit} onSave={save} onDelete={() => remove(chosen)} />
      )}
    </section>
  )
}

const nameIn = (language: Language, { name }: MessageTemplate): string => name[language] || name.id

interface FormProps {
  draft: MessageTemplate
  onChange(draft: MessageTemplate): void
  onSave(template: MessageTemplate): void
  onDelete(): void
}

function TemplateForm({ draft, onChange: setDraft, onSave, onDelete }: FormProps) {
  const { t, language: own } = useLanguage()
  const id = useId()
  const [language, setLanguage] = useState<Language>('id')
  const [problem, setProblem] = useState<string>()
  const area = useRef<HTMLTextAreaElement>(null)
  const write = (text: string) => setDraft({ ...draft, text: { ...draft.text, [language]: text } })
  const insert = (word: TemplateWord) => {
    const name = TEMPLATE_WORDS[word].at(language === 'en' ? -1 : 0)
    const text = draft.text[language] ?? ''
    const at = area.current?.selectionStart ?? text.length
    write(`${text.slice(0, at)}{${name}}${text.slice(area.current?.selectionEnd ?? at)}`)
    area.current?.focus()
  }
  const save = () => {
    const text = Object.fromEntries(Object.entries(draft.text).filter(([, each]) => each?.trim()))
    if (Object.keys(text).length === 0) return setProblem(t('template.empty'))
    const wrong = LANGUAGES.find((each) => wrongGap(text[each] ?? ''))
    if (wrong) {
      setLanguage(wrong)
      return setProblem(t('template.gap', { gap: wrongGap(text[wrong] ?? '') ?? '', known: knownGaps(wrong) }))
    }
    setProblem(undefined)
    onSave({ ...draft, text })
  }
  return (
    <div className="template-edit">
      <div className="box-head">
        <h3 className="desk-h2">{nameIn(own, draft)}</h3>
        <fieldset className="language-tabs">
          <legend className="sr-only">{t('template.language')}</legend>
          {LANGUAGES.map((each) => (
            <button key={each} type="button" aria-pressed={each === language} onClick={() => setLanguage(each)}>
              {t(`language.${each}`)}
            </button>
          ))}
        </fieldset>
      </div>
      <TextField
        label={t('template.name')}
        maxLength={80}
        value={draft.name[language]}
        onChange={(event) => setDraft({ ...draft, name: { ...draft.name, [language]: event.target.value } })}
      />
      <div className="field">
        <label htmlFor={id}>{t('template.body')}</label>
        <textarea
          ref={area}
          id={id}
          className="textarea-tall"
          maxLength={2000}
          lang={language}
          aria-invalid={problem ? true : undefined}
          value={draft.text[language] ?? ''}
          onChange={(event) => write(event.target.value)}
        />
        {problem && <p className="field-problem">{problem}</p>}
      </div>
      <fieldset className="options">
        <legend className="sr-only">{t('template.insert')}</legend>
        {(Object.keys(TEMPLATE_WORDS) as TemplateWord[]).map((word) => (
          <button key={word} type="button" className="pill pill-small" onClick={() => insert(word)}>
            <DeskIcon name="plus" />
            {`{${TEMPLATE_WORDS[word].at(language === 'en' ? -1 : 0)}}`}
          </button>
        ))}
      </fieldset>
      <Switch
        label={t('template.promo')}
        text={t('template.promo.text')}
        isOn={draft.isPromo}
        onChange={(isPromo) => setDraft({ ...draft, isPromo })}
      />
      <div className="desk-note">
        <DeskIcon name="info" />
        <div>{t('template.note')}</div>
      </div>
      <div className="box-head">
        <Button size="small" onClick={save}>
          {t('template.save')}
        </Button>
        <Button variant="danger" size="small" onClick={onDelete}>
          <DeskIcon name="trash-2" />
          {t('template.delete')}
        </Button>
      </div>
    </div>
  )
}
