import { useEffect, useId, useRef, useState } from 'react'
import { SETTING_LIMITS } from '../../../../domain/desk/setting-limits.ts'
import {
  knownGaps,
  MAX_TEMPLATE_LENGTH,
  MAX_TEMPLATES,
  type MessageTemplate,
  TEMPLATE_WORDS,
  type TemplateWord,
  wrongGap,
} from '../../../../domain/desk/templates.ts'
import { LANGUAGES, type Language } from '../../../../domain/shared/language.ts'
import { Button } from '../../../ui/button.tsx'
import { FieldProblem, SelectField, TextField } from '../../../ui/field.tsx'
import { useLanguage } from '../../i18n/language-context.ts'
import { useDeskData } from '../desk-data.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Switch } from '../parts/switch.tsx'
import { useTooLong } from '../parts/use-too-long.ts'
import { useKept } from '../use-draft.ts'
import { TemplateConflict } from './template-conflict.tsx'
import {
  basesOf,
  type Drafts,
  nameIn,
  type TemplateDraft,
  withDrafts,
  withoutDraft,
  withRestored,
} from './template-list.ts'
import { useTemplates } from './use-templates.ts'

/**
 * The team's messages, in both languages. Texts have a button: half a sentence must not be sent to anybody. What is written
 * is kept in this tab until then, also over an ended session.
 */
export function TemplatesPart() {
  const { t, language } = useLanguage()
  const { tell } = useDesk()
  const { settings } = useDeskData('settings')
  const [chosenId, setChosenId] = useKept<string>('template')
  const { stored, store, clash, decide, putOff } = useTemplates(
    { version: settings.versions.templates, value: settings.templates },
    ({ id }) => setChosenId(id),
  )
  const [kept, setDrafts] = useKept<Drafts>('template-drafts')
  const drafts = kept ?? {}
  const shown = withDrafts(stored, drafts)
  const chosen = shown.find(({ id }) => id === chosenId) ?? shown[0]
  // What is undone later is undone in what there is then.
  const latest = useRef({ stored, drafts })
  useEffect(() => {
    latest.current = { stored, drafts }
  })
  const keepDraft = (draft: TemplateDraft) => setDrafts({ ...latest.current.drafts, [draft.now.id]: draft })
  const forgetDraft = (id: string) => setDrafts(withoutDraft(latest.current.drafts, id))
  const save = async (template: MessageTemplate) => {
    const draft = { base: drafts[template.id]?.base ?? storedOf(template.id), now: template }
    const wanted = { base: basesOf(stored, draft), value: withDrafts(stored, { [template.id]: draft }) }
    if (await store(wanted)) forgetDraft(template.id)
  }
  const storedOf = (id: string): MessageTemplate | null => stored.find((each) => each.id === id) ?? null
  const remove = async (template: MessageTemplate) => {
    const at = stored.findIndex(({ id }) => id === template.id)
    const known = storedOf(template.id)
    const draft = drafts[template.id]
    const left = stored.filter(({ id }) => id !== template.id)
    if (known && !(await store({ base: stored, value: left }, { isQuiet: true }))) return
    forgetDraft(template.id)
    setChosenId(shown.find(({ id }) => id !== template.id)?.id ?? null)
    tell(t('template.deleted', { name: nameIn(language, template) }), async () => {
      const { stored: now } = latest.current
      if (known && !(await store({ base: now, value: withRestored(now, known, at) }, { isQuiet: true }))) return
      if (draft) keepDraft(draft)
      setChosenId(template.id)
      tell(t('desk.undone'))
    })
  }
  const edit = (now: MessageTemplate) => keepDraft({ base: drafts[now.id]?.base ?? storedOf(now.id), now })
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
  const hasRoom = shown.length < MAX_TEMPLATES
  return (
    <section className="box template-settings">
      <div className="template-list">
        {shown.map((template, index) => (
          <button
            key={template.id}
            type="button"
            className="menu-row menu-button"
            aria-current={template === chosen || undefined}
            onClick={() => setChosenId(template.id)}
          >
            <span>
              <b>{nameIn(language, template)}</b>
              {drafts[template.id] && <span className="tag tag-warm">{t('template.unsaved')}</span>}
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
        {hasRoom && (
          <button type="button" className="menu-row menu-button template-new" onClick={add}>
            <DeskIcon name="plus" />
            <span>{t('template.new')}</span>
          </button>
        )}
      </div>
      <div className="template-choice only-phone">
        <SelectField
          label={t('template.choose')}
          value={chosen?.id ?? ''}
          onChange={(event) => (event.target.value === 'new' ? add() : setChosenId(event.target.value))}
        >
          {shown.map((template) => (
            <option key={template.id} value={template.id}>
              {drafts[template.id]
                ? `${nameIn(language, template)} (${t('template.unsaved')})`
                : nameIn(language, template)}
            </option>
          ))}
          {hasRoom && <option value="new">{t('template.new')}</option>}
        </SelectField>
      </div>
      {chosen && (
        <TemplateForm
          key={chosen.id}
          draft={chosen}
          isUnsaved={chosen.id in drafts}
          onChange={edit}
          onSave={save}
          onDelete={() => remove(chosen)}
        />
      )}
      {clash && (
        <TemplateConflict
          clash={clash}
          onPutOff={putOff}
          onDecide={async (mine) => {
            if (!(await decide(mine))) return
            for (const id of clash.lines) forgetDraft(id)
          }}
        />
      )}
    </section>
  )
}

interface FormProps {
  draft: MessageTemplate
  isUnsaved: boolean
  onChange(draft: MessageTemplate): void
  onSave(template: MessageTemplate): void
  onDelete(): void
}

function TemplateForm({ draft, isUnsaved, onChange: setDraft, onSave, onDelete }: FormProps) {
  const { t, language: own } = useLanguage()
  const id = useId()
  const [language, setLanguage] = useState<Language>('id')
  /** What is missing is told once somebody wanted to save. */
  const [wasRefused, setRefused] = useState(false)
  const tooLong = useTooLong()
  const longName = (each: Language) => tooLong(draft.name[each], SETTING_LIMITS.templateName)
  const longText = (each: Language) => tooLong(draft.text[each] ?? '', MAX_TEMPLATE_LENGTH)
  const nameField = useRef<HTMLInputElement>(null)
  const area = useRef<HTMLTextAreaElement>(null)
  const write = (text: string) => setDraft({ ...draft, text: { ...draft.text, [language]: text } })
  const insert = (word: TemplateWord) => {
    const name = TEMPLATE_WORDS[word].at(language === 'en' ? -1 : 0)
    const text = draft.text[language] ?? ''
    const at = area.current?.selectionStart ?? text.length
    write(`${text.slice(0, at)}{${name}}${text.slice(area.current?.selectionEnd ?? at)}`)
    area.current?.focus()
  }
  const isNameless = LANGUAGES.every((each) => draft.name[each].trim() === '')
  const isEmpty = LANGUAGES.every((each) => !draft.text[each]?.trim())
  const gapIn = (each: Language) => wrongGap(draft.text[each] ?? '')
  const save = () => {
    const long = LANGUAGES.find((each) => longName(each) || longText(each))
    const wrong = LANGUAGES.find(gapIn)
    setRefused(isNameless || isEmpty || long !== undefined || wrong !== undefined)
    if (isNameless || isEmpty) return
    if (long) {
      setLanguage(long)
      return (longName(long) ? nameField : area).current?.focus()
    }
    if (wrong) return setLanguage(wrong)
    const text = Object.fromEntries(
      Object.entries(draft.text).flatMap(([each, words]) => (words?.trim() ? [[each, words.trim()]] : [])),
    )
    onSave({ ...draft, name: { id: draft.name.id.trim(), en: draft.name.en.trim() }, text })
  }
  const refusedText = () => {
    const gap = gapIn(language)
    if (isEmpty) return t('template.empty')
    return gap ? t('template.gap', { gap, known: knownGaps(language) }) : undefined
  }
  const nameProblem = longName(language) ?? (wasRefused && isNameless ? t('template.nameless') : undefined)
  const textProblem = longText(language) ?? (wasRefused ? refusedText() : undefined)
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
        ref={nameField}
        label={t('template.name')}
        problem={nameProblem}
        value={draft.name[language]}
        onChange={(event) => setDraft({ ...draft, name: { ...draft.name, [language]: event.target.value } })}
      />
      <div className="field">
        <label htmlFor={id}>{t('template.body')}</label>
        <textarea
          ref={area}
          id={id}
          className="textarea-tall"
          lang={language}
          aria-invalid={textProblem ? true : undefined}
          aria-describedby={textProblem ? `${id}-problem` : undefined}
          value={draft.text[language] ?? ''}
          onChange={(event) => write(event.target.value)}
        />
        <FieldProblem id={id} problem={textProblem} />
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
        {isUnsaved && <span className="tag tag-warm">{t('template.unsaved')}</span>}
        <Button variant="danger" size="small" onClick={onDelete}>
          <DeskIcon name="trash-2" />
          {t('template.delete')}
        </Button>
      </div>
    </div>
  )
}
