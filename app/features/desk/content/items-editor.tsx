import { type MouseEvent, type ReactNode, useState } from 'react'
import { LANGUAGES, type Language } from '../../../../domain/shared/language.ts'
import { Button } from '../../../ui/button.tsx'
import { useText } from '../../i18n/language-context.ts'
import type { TextKey } from '../../i18n/texts.ts'
import { useDesk } from '../frame/desk-context.ts'
import { DeskIcon } from '../parts/desk-icon.tsx'
import { Initials } from '../parts/initials.tsx'
import { swallowSecond } from '../parts/swallow-second.ts'
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
  const { tell } = useDesk()
  const titleOf = useTitleOf(items, editor, language)
  const list = itemsIn(items, editor.value)
  const write = (edit: (list: readonly Item[]) => readonly Item[]) =>
    editor.write((value) => withItems(items, value, edit(itemsIn(items, value))))
  const at = Math.min(chosen, list.length - 1)
  const { shownAtFirst = list.length } = items
  const [isWhole, setWhole] = useState(false)
  const shown = isWhole || at >= shownAtFirst ? list : list.slice(0, shownAtFirst)
  const choose = (place: number) => {
    // Whoever has looked further down still sees it.
    if (place >= shownAtFirst) setWhole(true)
    onChoose(place)
  }
  const item = list[at]
  const swap = (from: number, to: number) => {
    write((before) => before.toSpliced(from, 1).toSpliced(to, 0, ...before.slice(from, from + 1)))
    choose(to)
  }
  const add = () => {
    const { blank } = items
    if (!blank) return
    write((before) => [...before, blank()])
    choose(list.length)
  }
  const remove = (removed: Item, { nativeEvent }: MouseEvent) => {
    swallowSecond(nativeEvent)
    write((before) => before.toSpliced(at, 1))
    tell(t('content.removed', { name: titleOf(removed) }), () => {
      write((before) => before.toSpliced(at, 0, removed))
      choose(at)
    })
  }
  return (
    <>
      <section className="box">
        <ul className="content-items">
          {shown.map((each, place) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: they have no names, and nothing in them is kept
            <li key={place} aria-current={place === at || undefined}>
              <button
                type="button"
                className={items.haveFaces ? 'content-item content-item-faced' : 'content-item'}
                onClick={() => choose(place)}
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
        {items.blank && (
          <div className="content-add">
            {shown.length < list.length && (
              <button type="button" className="desk-link" onClick={() => setWhole(true)}>
                {t('content.more', { n: list.length - shown.length })}
              </button>
            )}
            {list.length < items.most && (
              <Button variant="white" size="small" onClick={add}>
                <DeskIcon name="plus" />
                {t(`content.add.${editor.section}` as TextKey)}
              </Button>
            )}
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
            onChange={(part) =>
              write((before) =>
                before.map((each, place) => (isSame(item, each, place === at) ? { ...each, ...part } : each)),
              )
            }
          />
          {items.blank && (
            <Button
              variant="danger"
              size="small"
              className="content-remove"
              aria-label={t('content.remove.of', { name: titleOf(item) })}
              onClick={(event) => remove(item, event)}
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

/** By its id, if it has one: it may have been moved since. */
const isSame = ({ id }: Item, each: Item, isInPlace: boolean): boolean => (id ? each.id === id : isInPlace)

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
