interface Event {
  /** Names the event, so that adding it twice changes nothing. */
  id: string
  /** As a date field gives it: '2026-11-21'. */
  day: string
  title: string
  place: string
}

/** A day in a calendar, as iCalendar (RFC 5545). No hour is known: the time stamp alone has one, in UTC. */
export function calendarFile({ id, day, title, place }: Event, nowMs: number): string {
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//langkah//trial class//EN',
    'BEGIN:VEVENT',
    `UID:${id}`,
    `DTSTAMP:${inUtc(nowMs)}`,
    `DTSTART;VALUE=DATE:${day.replaceAll('-', '')}`,
    `SUMMARY:${escaped(title)}`,
    `LOCATION:${escaped(place)}`,
    'END:VEVENT',
    'END:VCALENDAR',
  ]
  return lines.map((line) => `${line}\r\n`).join('')
}

const inUtc = (atMs: number): string => `${new Date(atMs).toISOString().slice(0, 19).replaceAll(/[-:]/g, '')}Z`

const escaped = (text: string): string => text.replaceAll(/[\\;,]/g, (mark) => `\\${mark}`).replaceAll(/\s+/g, ' ')
