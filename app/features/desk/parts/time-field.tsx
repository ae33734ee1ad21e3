import { useEffect, useState } from 'react'
import { useLanguage } from '../../i18n/language-context.ts'

interface Props {
  id?: string
  label?: string
  /** Such as 08:00. */
  value: string
  onChange(value: string): void
}

/** A time in 24 hours, whatever the browser prefers: 8, 830 and 8.30 are understood. */
export function TimeField({ id, label, value, onChange }: Props) {
  const { language } = useLanguage()
  const shown = language === 'id' ? value.replace(':', '.') : value
  const [text, setText] = useState(shown)
  useEffect(() => setText(shown), [shown])
  const finish = () => {
    const time = timeIn(text)
    if (time && time !== value) onChange(time)
    else setText(shown)
  }
  return (
    <input
      type="text"
      id={id}
      aria-label={label}
      inputMode="numeric"
      autoComplete="off"
      maxLength={5}
      value={text}
      onChange={(event) => setText(event.target.value)}
      onBlur={finish}
      onKeyDown={(event) => event.key === 'Enter' && finish()}
    />
  )
}

/** What somebody means by it, as 08:30; null if it is no time. */
export function timeIn(text: string): string | null {
  const [, hours = '', minutes = '00'] = text.trim().match(/^(\d{1,2}?)[.: ]?(\d\d)?$/) ?? []
  if (hours === '' || Number(hours) > 23 || Number(minutes) > 59) return null
  return `${hours.padStart(2, '0')}:${minutes}`
}
