import { useId, useRef, useState } from 'react'
import { type MessageTemplate, TEMPLATE_WORDS, type TemplateWord } from '../../../../domain/desk/templates.ts'
import { LANGUAGES, type Language } from '../../../../domain/shared/language.ts'
import { post } from '../../../lib/api-client.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField, TextField } from '../../../ui/field.tsx'
import { useText } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Switch } from '../parts/switch.tsx'
import { useKept } from '../use-draft.ts'

type Drafts = Record<string, MessageTemplate>

/**
 * The team's messages, in both languages. Texts have a button: half a sentence must not be sent to anybody. What is written
 * is kept in this tab until then, also over an ended session.
 */
export function TemplatesPart() {
  const t = useText()
  const { tell } = useDesk()
  const [stored, setStored] = useState<readonly MessageTemplate[]>(useDeskData('settings').settings.templates)
  const [kept, setDrafts] = useKept<Drafts>('desk-templates')
  const drafts = kept ?? {}
  const shown = withDrafts(stored, drafts)
  const [chosenId, setChosenId] = useState(stored[0]?.id ?? null)
  const chosen = shown.find(({ id }) => id === chosenId)
  const store = async (wanted: readonly MessageTemplate[], id: string) => {
    const outcome = await post('/api/desk/settings/templates', { templates: wanted.map((each) => ({ ...each })) })
    if (outcome.kind !== 'answered') return tell(t('desk.failed'))
    setStored(wanted)
    const { [id]: _, ...left } = drafts
    setDrafts(Object.keys(left).length > 0 ? left : null)
    tell(t('desk.saved'))
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
              <b>{template.name.id}</b>
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
          {shown.map(({ id, name }) => (
            <option key={id} value={id}>
              {name.id}
            </option>
          ))}
          <option value="new">{t('template.new')}</option>
        </SelectField>
      </div>
      {chosen && (
        <TemplateForm
          key={chosen.id}
          draft={chosen}
          onChange={edit}
          onSave={(template) => store(withDrafts(stored, { [template.id]: template }), template.id)}
          onDelete={() => {
            setChosenId(shown.find(({ id }) => id !== chosen.id)?.id ?? null)
            store(
              stored.filter(({ id }) => id !== chosen.id),
              chosen.id,
            )
          }}
        />
      )}
    </section>
  )
}

/** Those that are being written in place of the stored ones, and new ones after them. */
function withDrafts(stored: readonly MessageTemplate[], drafts: Drafts): readonly MessageTemplate[] {
  const fresh = Object.values(drafts).filter(({ id }) => !stored.some((each) => each.id === id))
  return [...stored.map((template) => drafts[template.id] ?? template), ...fresh]
}

interface FormProps {
  draft: MessageTemplate
  onChange(draft: MessageTemplate): void
  onSave(template: MessageTemplate): void
  onDelete(): void
}

function TemplateForm({ draft, onChange: setDraft, onSave, onDelete }: FormProps) {
  const t = useText()
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
    setProblem(undefined)
    onSave({ ...draft, text })
  }
  return (
    <div className="template-edit">
      <div className="box-head">
        <h3 className="desk-h2">{draft.name.id}</h3>
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
