import type { ContentConflict } from '../../../../domain/desk/desk-content-contract.ts'
import { useLanguage, useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { ConflictFrame } from '../parts/conflict-frame.tsx'
import { useDeskTime } from '../parts/desk-time.ts'
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
    <ConflictFrame
      title={t(`content.${editor.section}`)}
      who={name}
      told={t('content.conflict', { name, time: time.clock(conflict.atMs ?? 0) })}
      text={t('content.conflict.text')}
      mine={{
        label: t('content.conflict.mine'),
        busy: editor.isBusy,
        onChoose: () => editor.publish(conflict.version),
      }}
      theirs={{ label: t('content.conflict.theirs', { name }), onChoose: editor.takeTheirs }}
      onClose={() => editor.setConflict(null)}
    >
      {differences.map(wordsOf).map(({ label, theirs, mine }, at) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: two may have the same title
        <div key={at}>
          <span>{label}</span>
          <p>{theirs}</p>
          <p>{mine}</p>
        </div>
      ))}
    </ConflictFrame>
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
