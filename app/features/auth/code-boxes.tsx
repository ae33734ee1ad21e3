import { type ClipboardEvent, type FormEvent, type KeyboardEvent, useEffect, useEffectEvent, useRef } from 'react'
import { CODE_LENGTH } from '../../../domain/auth/account-rules.ts'
import { useText } from '../i18n/language-context.ts'

interface Props {
  /** One entry per box, '' when empty. */
  value: readonly string[]
  onChange(value: string[]): void
  invalid: boolean
  onEnter(): void
}

const PLACES = Array.from({ length: CODE_LENGTH }, (_, place) => place)
export const EMPTY_CODE: readonly string[] = PLACES.map(() => '')

/** The first field, unless somebody is in the form already. */
export function beginIn(form: HTMLFormElement | null): void {
  if (!form?.contains(document.activeElement)) form?.querySelector('input')?.focus()
}

/** Six one-character inputs: typing moves on, backspace moves back, a pasted code fills them all. */
export function CodeBoxes({ value, onChange, invalid, onEnter }: Props) {
  const t = useText()
  const boxes = useRef<(HTMLInputElement | null)[]>([])
  const focus = (place: number) => boxes.current[Math.max(0, Math.min(CODE_LENGTH - 1, place))]?.focus()

  const fillFrom = (place: number, text: string) => {
    const characters = [...text.replace(/[\s-]/g, '')].slice(0, CODE_LENGTH - place)
    onChange(value.map((old, at) => characters[at - place] ?? old))
    focus(place + characters.length)
  }
  /** Before the script came, all of it went into the box that had the focus. */
  const takeEarly = useEffectEvent(() => {
    const early = boxes.current.map((box) => box?.value ?? '').join('')
    if (early !== '') fillFrom(0, early)
  })
  useEffect(takeEarly, [])
  const type = (place: number) => (event: FormEvent<HTMLInputElement>) => {
    const { value: text } = event.currentTarget
    const { data, inputType } = event.nativeEvent as InputEvent
    if (text === '') return onChange(value.with(place, ''))
    fillFrom(place, inputType === 'insertText' && data ? data : text)
  }
  const goBack = (place: number) => {
    if (value[place] !== '') return false
    if (place > 0) onChange(value.with(place - 1, ''))
    focus(place - 1)
    return true
  }
  const move = (place: number) => (event: KeyboardEvent) => {
    if (event.key === 'Enter') {
      event.preventDefault()
      onEnter()
    } else if (event.key === 'Backspace' && goBack(place)) event.preventDefault()
    else if (event.key === 'ArrowLeft') focus(place - 1)
    else if (event.key === 'ArrowRight') focus(place + 1)
  }
  const paste = (event: ClipboardEvent) => {
    event.preventDefault()
    fillFrom(0, event.clipboardData.getData('text'))
  }
  return (
    <fieldset className="code">
      <legend className="sr-only">{t('verify.legend')}</legend>
      {PLACES.map((place) => (
        <input
          key={place}
          ref={(box) => {
            boxes.current[place] = box
          }}
          value={value[place]}
          inputMode="numeric"
          autoComplete={place === 0 ? 'one-time-code' : 'off'}
          aria-label={t('verify.box', { place: place + 1 })}
          aria-invalid={invalid || undefined}
          data-filled={value[place] !== '' || undefined}
          onInput={type(place)}
          onChange={() => {}}
          onKeyDown={move(place)}
          onPaste={paste}
          onFocus={(event) => event.currentTarget.select()}
        />
      ))}
    </fieldset>
  )
}
