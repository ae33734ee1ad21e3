import type { Holiday, OpenDay, OpeningHours } from '../../../../domain/desk/opening-hours.ts'
import type { LineForm } from '../saving/save-over.ts'

const DAYS = [0, 1, 2, 3, 4, 5, 6]
const dayLine = (day: number): string => `day-${day}`
const holidayLine = ({ from, to, name }: Holiday): string => `holiday-${from}-${to}-${name}`

/** Each day of the week, and each holiday: two people mind each other on the same day alone. */
export const hoursForm: LineForm<OpeningHours> = {
  linesOf: ({ week, holidays }) =>
    Object.fromEntries([
      ...DAYS.map((day) => [dayLine(day), week[day] ?? null]),
      ...holidays.map((holiday) => [holidayLine(holiday), holiday]),
    ]),
  fromLines: (lines) => ({
    week: DAYS.map((day) => (lines[dayLine(day)] as OpeningHours['week'][number]) ?? null),
    holidays: Object.keys(lines)
      .filter((line) => line.startsWith('holiday-'))
      .map((line) => lines[line] as Holiday)
      .sort((one, other) => one.from.localeCompare(other.from)),
  }),
}

/** Of a line that is a day; null of a holiday, which nobody clashes on. */
export const dayOf = (line: string): number | null => DAYS.find((day) => dayLine(day) === line) ?? null

export const withDay = (hours: OpeningHours, day: number, open: OpenDay | null): OpeningHours => ({
  ...hours,
  week: hours.week.with(day, open),
})

export const withoutHoliday = (hours: OpeningHours, holiday: Holiday): OpeningHours => ({
  ...hours,
  holidays: hours.holidays.filter((each) => holidayLine(each) !== holidayLine(holiday)),
})

/** With the holiday once, however often it was added. */
export const withHoliday = (hours: OpeningHours, holiday: Holiday): OpeningHours =>
  hoursForm.fromLines({ ...hoursForm.linesOf(hours), [holidayLine(holiday)]: holiday })
