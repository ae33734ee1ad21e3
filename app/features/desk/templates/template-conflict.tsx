import type { MessageTemplate } from '../../../../domain/desk/templates.ts'
import { LANGUAGES } from '../../../../domain/shared/language.ts'
import { useLanguage } from '../../i18n/language-context.ts'
import type { ClashLine } from '../parts/lines-conflict-sheet.tsx'
import type { Clash } from '../saving/save-over.ts'
import { SettingConflictSheet } from '../saving/setting-conflict-sheet.tsx'
import { nameIn } from './template-list.ts'

interface Props {
  clash: Clash<readonly MessageTemplate[]>
  onDecide(mine: readonly string[]): void
  onPutOff(): void
}

/** Shows what the two made of a template, whole: somebody will send it. */
export function TemplateConflict({ clash, onDecide, onPutOff }: Props) {
  const { t, language } = useLanguage()
  const inWords = (template: MessageTemplate | undefined): string => {
    if (!template) return t('template.gone')
    const texts = LANGUAGES.flatMap((each) => template.text[each] ?? [])
    return [nameIn(language, template), ...texts, template.isPromo && t('template.promo')].filter(Boolean).join('\n\n')
  }
  const lines = clash.lines.map((name): ClashLine => {
    const [theirs, mine] = [clash.theirs.value, clash.value].map((templates) => templates.find(({ id }) => id === name))
    const either = mine ?? theirs
    return { name, label: either ? nameIn(language, either) : '', theirs: inWords(theirs), mine: inWords(mine) }
  })
  return <SettingConflictSheet title={t('settings.templates')} by={clash.theirs} {...{ lines, onDecide, onPutOff }} />
}
