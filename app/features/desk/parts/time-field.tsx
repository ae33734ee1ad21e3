import { useEffect, useId, useState } from 'react'
import type { Language } from '../../../../domain/shared/language.ts'
import { useLanguage } from '../../i18n/language-context.ts'
import { DeskIcon } from './desk-icon.tsx'

interface Props {
  id?: string
  label?: string
  /** Such as 08:00. */
  value: string
  /** Midnight is the end of the day, 24:00. */
  endsDay?: boolean
  onChange(value: string): void
  /** Whether what is no time stands in it. */
  onWrong?(isWrong: boolean): void
}

/** A time in 24 hours, whatever the browser prefers: 8, 830 and 8.30 are understood. What is no time stays and is told. */
export function TimeField({ id, label, value, endsDay = false, onChange, onWrong }: Props) {
  const { language, t } = useLanguage()
  const problemId = useId()
  const shown = shownTime(value, language)
  const [text, setText] = useState(shown)
  const [isWrong, setWrong] = useState(false)
  useEffect(() => {
    setText(shown)
    setWrong(false)
  }, [shown])
  const finish = () => {
    const time = text === shown ? value : timeIn(text, { endsDay })
    setWrong(time === null)
    onWrong?.(time === null)
    if (time === value) setText(shown)
    else if (time) onChange(time)
  }
  return (
    <>
      <input
        type="text"
        id={id}
        aria-label={label}
        aria-invalid={isWrong || undefined}
        aria-describedby={isWrong ? problemId : undefined}
        inputMode="numeric"
        autoComplete="off"
        maxLength={5}
        value={text}
        onChange={(event) => setText(event.target.value)}
        onBlur={finish}
        onKeyDown={(event) => event.key === 'Enter' && finish()}
      />
      {isWrong && (
        <p className="field-problem time-problem" role="alert" id={problemId}>
          <DeskIcon name="circle-alert" />
          {t(text.trim() ? 'hours.noTime' : 'hours.noTime.empty', { text, example: shownTime('08:30', language) })}
        </p>
      )}
    </>
  )
}

/** 08.00 in Indonesian, 08:00 in English. */
export const shownTime = (time: string, language: Language): string =>
  language === 'id' ? time.replace(':', '.') : time

/** What somebody means by it, as 08:30; null if it is no time. */
export function timeIn(text: string, { endsDay = false } = {}): string | null {
  const [, hours = '', minutes = '00'] =
    text
      .normalize('NFKC')
      .trim()
      .match(/^(\d{1,2}?)[.:, ]?(\d\d)?$/) ?? []
  if (hours === '') return null
  const time = `${hours.padStart(2, '0')}:${minutes}`
  if (endsDay && (time === '24:00' || time === '00:00')) return '24:00'
  return Number(hours) > 23 || Number(minutes) > 59 ? null : time
}
