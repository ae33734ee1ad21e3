import { useState } from 'react'
import { LANGUAGES, type Language } from '../../../../domain/shared/language.ts'
import { useLanguage, useText } from '../../i18n/language-context.ts'
import { DeskShell } from '../frame/desk-shell.tsx'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useCurrentShown } from '../parts/use-current-shown.ts'
import { ContentConflictSheet } from './conflict-sheet.tsx'
import { Fields } from './fields.tsx'
import { ItemsEditor } from './items-editor.tsx'
import type { LongText } from './long-texts.ts'
import { Preview } from './preview.tsx'
import { PublishBar } from './publish-bar.tsx'
import { type Item, SECTION_FORMS, type SectionForm } from './section-forms.ts'
import { type ContentEditor, useContent } from './use-content.ts'
import { VersionsSheet } from './versions-sheet.tsx'

/** What the site says, for the school's people to change: a form beside what visitors will see. */
export function Content() {
  const t = useText()
  const editor = useContent()
  const [language, setLanguage] = useState(useLanguage().language)
  const [chosen, setChosen] = useState(0)
  const [isHistoryOpen, openHistory] = useState(false)
  const [isPreviewing, setPreviewing] = useState(false)
  const { form } = editor
  const showLong = ({ at, language: written }: LongText) => {
    if (at !== null) setChosen(at)
    if (written) setLanguage(written)
    requestAnimationFrame(focusInvalid)
  }
  const tools = (
    <>
      <button
        type="button"
        className="icon-button"
        aria-label={t('content.preview')}
        aria-pressed={isPreviewing}
        onClick={() => setPreviewing(!isPreviewing)}
      >
        <DeskIcon name="eye" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('content.versions')}
        onClick={() => openHistory(true)}
      >
        <DeskIcon name="history" />
      </button>
    </>
  )
  const place = { editor, language, chosen }
  const { true: switches = [], false: texts = [] } = Object.groupBy(form.fields, ({ kind }) => `${kind === 'switch'}`)
  const ofSection = {
    item: editor.value as Item,
    at: null,
    editor,
    onChange: (part: Item) => editor.write((value) => ({ ...(value as Item), ...part })),
  }
  return (
    <DeskShell place="content" title={t('desk.content')} tools={tools}>
      <h1 className="desk-h1 desk-h1-wide settings-title">{t('desk.content')}</h1>
      <div className={isPreviewing ? 'content-grid content-previewing' : 'content-grid'}>
        <Sections editor={editor} />
        <div className="desk-stack">
          <div>
            <h2 className="part-title">{t(`content.${editor.section}`)}</h2>
            <p className="soft">{t(`content.${editor.section}.text`)}</p>
          </div>
          <div className={`content-form desk-stack in-${language}`}>
            {switches.length > 0 && (
              <section className="box content-card">
                <Fields fields={switches} {...ofSection} />
              </section>
            )}
            {texts.length > 0 && (
              <section className="box content-card">
                <LanguageTabs language={language} onChange={setLanguage} className="only-phone" />
                <Fields fields={texts} {...ofSection} />
              </section>
            )}
            {form.items && (
              <ItemsEditor
                items={form.items}
                onChoose={setChosen}
                tabs={<LanguageTabs language={language} onChange={setLanguage} className="only-phone" />}
                {...place}
              />
            )}
          </div>
          <PublishBar editor={editor} onHistory={() => openHistory(true)} onLong={showLong} />
        </div>
        <aside className="content-preview" aria-label={t('content.preview')}>
          <div className="box-head">
            <b>{t('content.preview')}</b>
            <LanguageTabs language={language} onChange={setLanguage} isShort />
          </div>
          <Preview {...place} />
          <p className="mute small">{t(editor.draft ? 'content.preview.draft' : 'content.preview.live')}</p>
        </aside>
      </div>
      {isHistoryOpen && <VersionsSheet editor={editor} onClose={() => openHistory(false)} />}
      {editor.conflict && <ContentConflictSheet editor={editor} conflict={editor.conflict} />}
    </DeskShell>
  )
}

function focusInvalid(): void {
  const fields = document.querySelectorAll<HTMLElement>('.content-form [aria-invalid]')
  ;[...fields].find((field) => field.checkVisibility())?.focus()
}

/** Tabs above on a phone, a list beside the form on a wide screen. */
function Sections({ editor: { section, content } }: { editor: ContentEditor }) {
  const t = useText()
  const publishedOf = (form: SectionForm) => content.sections.find((each) => each.section === form.section)
  const links = SECTION_FORMS.flatMap((form) => {
    const published = publishedOf(form)
    return published ? [{ ...form, count: Array.isArray(published.value) ? published.value.length : null }] : []
  })
  const row = useCurrentShown(section)
  return ['views only-phone', 'subnav'].map((look, at) => (
    <nav key={look} ref={at === 0 ? row : undefined} className={look} aria-label={t('desk.content')}>
      {links.map(({ section: each, icon, count }) => (
        <a key={each} href={`/admin/content/${each}`} aria-current={each === section ? 'page' : undefined}>
          <DeskIcon name={icon} />
          {t(`content.${each}`)}
          {count !== null && <span className="view-count">{count}</span>}
        </a>
      ))}
      <a href="/admin/settings/hours">
        <DeskIcon name="clock" />
        {t('content.hours')}
      </a>
    </nav>
  ))
}

interface TabsProps {
  language: Language
  onChange(language: Language): void
  className?: string
  isShort?: boolean
}

function LanguageTabs({ language, onChange, className = '', isShort = false }: TabsProps) {
  const t = useText()
  return (
    <fieldset className={`language-tabs ${className}`}>
      <legend className="sr-only">{t('content.language')}</legend>
      {LANGUAGES.map((each) => (
        <button key={each} type="button" aria-pressed={each === language} onClick={() => onChange(each)}>
          {isShort ? each.toUpperCase() : t(`content.${each}`)}
        </button>
      ))}
    </fieldset>
  )
}
