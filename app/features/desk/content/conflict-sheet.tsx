import type { ContentConflict } from '../../../../domain/desk/desk-content-contract.ts'
import { Button } from '../../../ui/button.tsx'
import { useLanguage, useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
import { Sheet } from '../parts/sheet.tsx'
import { contentDifferences, type Difference } from './content-differences.ts'
import { type Item, isText, type SectionForm } from './section-forms.ts'
import type { ContentEditor } from './use-content.ts'

/** Two have published one section: the later one sees where they differ, and chooses. */
export function ContentConflictSheet({ editor, conflict }: { editor: ContentEditor; conflict: ContentConflict }) {
  const t = useText()
  const time = useDeskTime()
  const name = (conflict.byName ?? t('desk.somebody')).split(' ')[0] ?? ''
  const differences = contentDifferences(editor.form, conflict.value, editor.value)
  const wordsOf = useWordsOf(editor.form)
  return (
    <Sheet title={t(`content.${editor.section}`)} onClose={() => editor.setConflict(null)}>
      <div className="desk-note note-warm">
        <DeskIcon name="triangle-alert" />
        <div>
          <b>{t('content.conflict', { name, time: time.clock(conflict.atMs ?? 0) })}</b>
          <p>{t('content.conflict.text')}</p>
        </div>
      </div>
      <div className="box conflict">
        <div className="conflict-head">
          <span />
          <b>{name}</b>
          <b>{t('desk.you')}</b>
        </div>
        {differences.map(wordsOf).map(({ label, theirs, mine }, at) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title
          <div key={at}>
            <span>{label}</span>
            <p>{theirs}</p>
            <p>{mine}</p>
          </div>
        ))}
      </div>
      <Button className="button-full" busy={editor.isBusy} onClick={() => editor.publish(conflict.version)}>
        {t('content.conflict.mine')}
      </Button>
      <Button variant="white" className="button-full" onClick={editor.takeTheirs}>
        {t('content.conflict.theirs', { name })}
      </Button>
    </Sheet>
  )
}

/** A difference for people to read, in their language. */
function useWordsOf({ items }: SectionForm) {
  const { t, language } = useLanguage()
  const inWords = (value: unknown): string => {
    if (value === undefined) return t('conflict.none')
    if (typeof value === 'boolean') return t(value ? 'content.conflict.on' : 'content.conflict.off')
    return (isText(value) ? value[language] || value.id || value.en : String(value)) || t('conflict.none')
  }
  const nameIn = (item: unknown): string => inWords((item as Item)[items?.titledBy ?? ''])
  /** The first field that is not the same tells them apart. */
  const fieldOf = ({ theirs, mine }: Difference): string =>
    items?.fields.find(({ name }) => inWords((theirs as Item)?.[name]) !== inWords((mine as Item)?.[name]))?.name ?? ''
  return (difference: Difference) => {
    const { field, theirs, mine } = difference
    if (field) return { label: t(`field.${field}` as TextKey), theirs: inWords(theirs), mine: inWords(mine) }
    const name = fieldOf(difference)
    const [there, here] = [theirs, mine].map((item) => (item ? inWords((item as Item)[name]) : t('conflict.none')))
    return { label: nameIn(mine ?? theirs), theirs: there, mine: here }
  }
}
