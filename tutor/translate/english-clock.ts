import type { EnglishText } from './english-text.ts'

/** '3 pm', '10:30', 'seven o'clock': as it is said behind 'jam'. */
export function clockAt(text: EnglishText, at: number): { said: string; end: number } | null {
  const parted = partedHour(text, at)
  if (parted) return parted
  const digits = /^\d{1,2}(?:[:.]\d{2})?$/.test(text.tokens[at] ?? '') ? (text.tokens[at] ?? '') : undefined
  const number = digits ? undefined : text.at(at, 'number')[0]
  const hour = digits ?? number?.word.id[0]
  const end = number?.end ?? at + 1
  if (!hour) return null
  const half = HALVES[(text.tokens[end] ?? '').replaceAll('.', '')]
  if (half)
    return {
      said: `${hour}${half(Number.parseInt(digits ?? number?.word.id.find(isDigits) ?? '0', 10))}`,
      end: end + 1,
    }
  return { said: hour, end: text.tokens[end] === "o'clock" ? end + 1 : end }
}

const isDigits = (form: string): boolean => /^\d+$/.test(form)

/** The part of the day by the hour: 3 pm is 'jam 3 sore'. */
const HALVES: Record<string, (hour: number) => string> = {
  am: () => ' pagi',
  pm: (hour) => (hour === 12 || hour < 3 ? ' siang' : hour < 7 ? ' sore' : ' malam'),
}

const HOURS = 'satu dua tiga empat lima enam tujuh delapan sembilan sepuluh sebelas dua_belas'
  .split(' ')
  .map((hour) => hour.replace('_', ' '))

const PARTS: Record<string, string> = { half: 'setengah', quarter: 'seperempat' }

/** 'half past seven', 'ten to nine', 'a quarter past six' */
function partedHour(text: EnglishText, start: number): { said: string; end: number } | null {
  const at = text.tokens[start] === 'a' ? start + 1 : start
  const [part = '', by = ''] = text.tokens.slice(at, at + 2)
  const minutes =
    PARTS[part] ?? (/^\d+$/.test(part) ? part : text.at(at, 'number').find(({ end }) => end === at + 1)?.word.id[0])
  const hour = /^(?:past|to)$/.test(by) ? hourAt(text, at + 2) : 0
  if (!minutes || hour === 0) return null
  const said = HOURS[hour - 1] ?? ''
  if (part === 'half' && by === 'past') return { said: `setengah ${HOURS[hour % 12]}`, end: at + 3 }
  return { said: `${said} ${by === 'past' ? 'lewat' : 'kurang'} ${minutes}`, end: at + 3 }
}

function hourAt(text: EnglishText, at: number): number {
  const token = text.tokens[at] ?? ''
  const said = text
    .at(at, 'number')
    .find(({ end }) => end === at + 1)
    ?.word.id.find(isDigits)
  const hour = Number(/^\d+$/.test(token) ? token : said)
  return hour >= 1 && hour <= HOURS.length ? hour : 0
}
