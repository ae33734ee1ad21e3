import { useRef, useState } from 'react'
import { type MessageTemplate, wrongGap } from '../../../../domain/desk/templates.ts'
import { LANGUAGES } from '../../../../domain/shared/language.ts'
import { post } from '../../../lib/api-client.ts'
import { useLanguage } from '../../i18n/language-context.ts'
import { useDesk } from '../frame/desk-context.ts'
import { type Clash, decided, type Stored, saveOver, type Wanted } from '../saving/save-over.ts'
import { storedIn } from '../saving/stored-in.ts'
import { savedWords } from '../saving/use-self-saving.ts'
import { nameIn, templatesForm } from './template-list.ts'

type Templates = readonly MessageTemplate[]

const send = async (templates: Templates, { version }: Stored<Templates>) =>
  storedIn(
    await post('/api/desk/settings/templates', { version, templates: templates.map((each) => ({ ...each })) }),
    (settings) => ({ version: settings.versions.templates, value: settings.templates }),
  )

/** The templates as they are stored. A template that others have changed since it was begun waits for a decision. */
export function useTemplates(rendered: Stored<Templates>, onWrong: (template: MessageTemplate) => void) {
  const { t, language } = useLanguage()
  const { tell } = useDesk()
  const [stored, setStored] = useState(rendered)
  const latest = useRef(rendered)
  const [clash, setClash] = useState<Clash<Templates> | null>(null)
  const know = (next: Stored<Templates>) => {
    latest.current = next
    setStored(next)
  }
  /** Whether it was stored. */
  const store = async (wanted: Wanted<Templates>, { isQuiet = false } = {}): Promise<boolean> => {
    // The server takes all or none.
    const wrong = wanted.value.find(({ text }) => LANGUAGES.some((each) => wrongGap(text[each] ?? '')))
    if (wrong) {
      onWrong(wrong)
      tell(t('template.gap.other', { name: nameIn(language, wrong) }))
      return false
    }
    const saved = await saveOver(wanted, { form: templatesForm, stored: latest.current, send })
    if (saved.kind === 'clash') {
      latest.current = saved.clash.theirs
      setClash(saved.clash)
      return false
    }
    if (saved.kind === 'failed') {
      tell(t('desk.failed'))
      return false
    }
    know(saved.stored)
    if (!isQuiet) tell(savedWords(t, saved))
    return true
  }
  /** Whether it was decided for good. */
  const decide = async (mine: readonly string[]): Promise<boolean> => {
    if (!clash) return false
    setClash(null)
    if (mine.length > 0) return store(decided(templatesForm, clash, mine))
    know(clash.theirs)
    tell(t('setting.tookTheirs'), () => setClash(clash))
    return true
  }
  const putOff = () => {
    setClash(null)
    tell(t('setting.notYet'), () => setClash(clash))
  }
  return { stored: stored.value, store, clash, decide, putOff }
}
