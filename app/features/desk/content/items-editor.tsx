import type { ReactNode } from 'react'
import { LANGUAGES, type Language } from '../../../../domain/shared/language.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Initials } from '../parts/initials.tsx'
import { Fields } from './fields.tsx'
import { type Item, type Items, isText, itemsIn, withItems } from './section-forms.ts'
import type { ContentEditor } from './use-content.ts'

interface Props {
  items: Items
  editor: ContentEditor
  language: Language
  chosen: number
  onChoose(at: number): void
  tabs: ReactNode
}

/** A list in the order of the site; the chosen one is changed below it. */
export function ItemsEditor({ items, editor, language, chosen, onChoose, tabs }: Props) {
  const t = useText()
  const titleOf = useTitleOf(items, editor, language)
  const list = itemsIn(items, editor.value)
  const write = (changed: readonly Item[]) => editor.write(withItems(items, editor.value, changed))
  const at = Math.min(chosen, list.length - 1)
  const item = list[at]
  const swap = (from: number, to: number) => {
    const changed = [...list]
    changed.splice(to, 0, ...changed.splice(from, 1))
    write(changed)
    onChoose(to)
  }
  const add = () => {
    if (!items.blank) return
    write([...list, items.blank()])
    onChoose(list.length)
  }
  return (
    <>
      <section className="box">
        <ul className="content-items">
          {list.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and nothing in them is kept
            <li key={place} aria-current={place === at || undefined}>
              <button
                type="button"
                className={items.haveFaces ? 'content-item content-item-faced' : 'content-item'}
                onClick={() => onChoose(place)}
              >
                {items.haveFaces && <Initials name={titleOf(each)} />}
                <b>{titleOf(each)}</b>
                {items.subtitledBy && (
                  <small>{items.subtitledBy.map((name) => inLanguage(each[name], language)).join(' · ')}</small>
                )}
                <Gaps items={items} item={each} />
              </button>
              {items.blank && <Moves name={titleOf(each)} place={place} count={list.length} swap={swap} />}
            </li>
          ))}
        </ul>
        {items.blank && list.length < items.most && (
          <div className="content-add">
            <Button variant="white" size="small" onClick={add}>
              <DeskIcon name="plus" />
              {t(`content.add.${editor.section}` as TextKey)}
            </Button>
          </div>
        )}
      </section>
      {item && (
        <section className="box content-card">
          <div className="box-head content-item-head">
            <h3 className="desk-h2">{titleOf(item)}</h3>
            {tabs}
          </div>
          <Fields
            key={at}
            fields={items.fields}
            item={item}
            at={at}
            editor={editor}
            onChange={(part) => write(list.map((each, place) => (place === at ? { ...each, ...part } : each)))}
          />
          {items.blank && (
            <Button
              variant="danger"
              size="small"
              className="content-remove"
              aria-label={t('content.remove.of', { name: titleOf(item) })}
              onClick={() => write(list.filter((_, place) => place !== at))}
            >
              <DeskIcon name="trash-2" />
              {t('content.remove')}
            </Button>
          )}
        </section>
      )}
    </>
  )
}

interface MovesProps {
  name: string
  place: number
  count: number
  swap(from: number, to: number): void
}

function Moves({ name, place, count, swap }: MovesProps) {
  const t = useText()
  return (
    <span className="content-moves">
      <button
        type="button"
        className="icon-button content-up"
        aria-label={t('content.up', { name })}
        disabled={place === 0}
        onClick={() => swap(place, place - 1)}
      >
        <DeskIcon name="chevron-down" />
      </button>
      <button
        type="button"
        className="icon-button"
        aria-label={t('content.down', { name })}
        disabled={place === count - 1}
        onClick={() => swap(place, place + 1)}
      >
        <DeskIcon name="chevron-down" />
      </button>
    </span>
  )
}

/** Which language has no text although the other one has. */
function Gaps({ items, item }: { items: Items; item: Item }) {
  const t = useText()
  const texts = items.fields.map(({ name }) => item[name]).filter(isText)
  const gaps = LANGUAGES.filter((language) => texts.some((text) => !text[language] && (text.id || text.en)))
  return gaps.map((language) => (
    <span key={language} className="tag tag-warm">
      {t(`content.empty.${language}`)}
    </span>
  ))
}

const inLanguage = (value: unknown, language: Language): string =>
  isText(value) ? value[language] || value.id || value.en : String(value ?? '')

function useTitleOf({ titledBy }: Items, { content }: ContentEditor, language: Language) {
  const t = useText()
  return (item: Item): string => {
    const named = titledBy === 'program' && content.programs.find(({ id }) => id === item.program)?.name
    return inLanguage(named || item[titledBy], language) || t('content.nameless')
  }
}
