import { z } from 'zod'

const FIRST_DAY = '2000-01-01'
const LAST_DAY = '2099-12-31'

/** A day that the calendar has, such as 2026-11-15, in the years of this product. */
export const calendarDay = () => z.iso.date().refine((day) => FIRST_DAY <= day && day <= LAST_DAY)

/** Epoch milliseconds in the same years: anything later is no date that could be shown. */
export const momentMs = () => z.number().int().min(0).max(Date.parse(LAST_DAY))
