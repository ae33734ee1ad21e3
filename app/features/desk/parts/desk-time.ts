import { JAKARTA_OFFSET_MS, startOfDay } from '../../../../domain/desk/opening-hours.ts'
import type { Language } from '../../../../domain/shared/language.ts'
import { useLanguage } from '../../i18n/language-context.ts'

const DAY_MS = 24 * 60 * 60_000

/** Own tables: server and browser must render the same words. */
const NAMES: Record<Language, { days: string; shortDays: string; months: string; shortMonths: string }> = {
  id: {
    days: 'Minggu Senin Selasa Rabu Kamis Jumat Sabtu',
    shortDays: 'Min Sen Sel Rab Kam Jum Sab',
    months: 'Januari Februari Maret April Mei Juni Juli Agustus September Oktober November Desember',
    shortMonths: 'Jan Feb Mar Apr Mei Jun Jul Agu Sep Okt Nov Des',
  },
  en: {
    days: 'Sunday Monday Tuesday Wednesday Thursday Friday Saturday',
    shortDays: 'Sun Mon Tue Wed Thu Fri Sat',
    months: 'January February March April May June July August September October November December',
    shortMonths: 'Jan Feb Mar Apr May Jun Jul Aug Sep Oct Nov Dec',
  },
}

const two = (value: number): string => String(value).padStart(2, '0')
const local = (atMs: number): Date => new Date(atMs + JAKARTA_OFFSET_MS)

function deskTime(language: Language) {
  const names = NAMES[language]
  const pick = (list: string, index: number): string => list.split(' ')[index] ?? ''
  const clock = (atMs: number): string => {
    const at = local(atMs)
    return `${two(at.getUTCHours())}${language === 'id' ? '.' : ':'}${two(at.getUTCMinutes())}`
  }
  const shortDay = (atMs: number): string =>
    `${local(atMs).getUTCDate()} ${pick(names.shortMonths, local(atMs).getUTCMonth())}`
  const dayAndMonth = (atMs: number): string =>
    `${local(atMs).getUTCDate()} ${pick(names.months, local(atMs).getUTCMonth())}`
  const dayAndTime = (atMs: number): string => `${pick(names.days, local(atMs).getUTCDay())} ${clock(atMs)}`
  return {
    /** 09.41 */
    clock,
    /** 18 Nov */
    shortDay,
    /** 18 November 2026 */
    longDay: (atMs: number) => `${dayAndMonth(atMs)} ${local(atMs).getUTCFullYear()}`,
    /** Selasa, 17 November */
    weekday: (atMs: number) => `${pick(names.days, local(atMs).getUTCDay())}, ${dayAndMonth(atMs)}`,
    /** Rabu 08.00 */
    dayAndTime,
    /** 08.00 today, else Rabu 08.00. */
    opening: (atMs: number, nowMs: number) => (startOfDay(atMs) === startOfDay(nowMs) ? clock(atMs) : dayAndTime(atMs)),
    /** Rab 18 Nov 10.00 */
    dateAndTime: (atMs: number) => `${pick(names.shortDays, local(atMs).getUTCDay())} ${shortDay(atMs)} ${clock(atMs)}`,
    /** 09.41 today, Sen 21.40 within a week, else 9 Nov. */
    when: (atMs: number, nowMs: number) => {
      const days = Math.round((startOfDay(nowMs) - startOfDay(atMs)) / DAY_MS)
      if (days === 0) return clock(atMs)
      if (Math.abs(days) < 7) return `${pick(names.shortDays, local(atMs).getUTCDay())} ${clock(atMs)}`
      const year = local(atMs).getUTCFullYear()
      return year === local(nowMs).getUTCFullYear() ? shortDay(atMs) : `${shortDay(atMs)} ${year}`
    },
    weekdayName: (mondayFirst: number) => pick(names.days, (mondayFirst + 1) % 7),
  }
}

const made = { id: deskTime('id'), en: deskTime('en') }

export const deskTimeIn = (language: Language) => made[language]

export const useDeskTime = () => deskTimeIn(useLanguage().language)

/** The start of a day such as 2026-12-01 in Jakarta. */
export const startOf = (day: string): number => Date.parse(`${day}T00:00:00+07:00`)

/** The day in Jakarta, such as 2026-12-01. */
export const dayOf = (atMs: number): string => local(atMs).toISOString().slice(0, 10)

/** The time in Jakarta, such as 10:00. */
export const timeOf = (atMs: number): string => local(atMs).toISOString().slice(11, 16)
export const fromDayAndTime = (day: string, time: string): number => Date.parse(`${day}T${time}:00+07:00`)
