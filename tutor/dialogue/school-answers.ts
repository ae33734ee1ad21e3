import type { Program, Question } from '../../content/shapes.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { namedProgram } from '../../domain/chat/named-program.ts'
import type { ProgramKind } from '../../domain/school/school.ts'
import { plainWords } from '../intents/features.ts'
import { type Memory, remember, talkedAbout } from './memory.ts'
import { type Book, say } from './school-book.ts'
import { answerForAge, askedDetail, type Detail, keyFor, placeIn, tellDetail } from './school-details.ts'
import { type Said, said, type Turn } from './turn.ts'

/** Undefined if the school has none of that kind. */
export const programOf = (book: Book, kind: string): Program | undefined =>
  book.programs.find((program) => (program.kind === undefined ? program.id : program.kind) === kind)

/** The program that is meant: by its own name, else by the words for its kind. */
function meantProgram({ book, lower }: Turn): Program | ProgramKind | undefined {
  const named = book.programs.find(({ name }) => lower.includes(name.toLowerCase()))
  const kind = namedProgram(lower)
  return named ?? (kind && (programOf(book, kind) ?? kind))
}

const BEGINNER = /\b(?:beginners?|pemula|dari nol|from zero|from scratch)\b/i
const CONTACT =
  /\b(?:phone|telepon|telp|nomor(?:nya)?|nomer(?:nya)?|number|whatsapp|wa|e-?mail(?:nya)?|contact|kontak(?:nya)?)\b/
const AT_THE_COMPANY =
  /\b(?:at our|in our|to our|on-?site|di (?:kantor|tempat|hotel|pabrik|perusahaan|lokasi) (?:kami|kita|saya)|ke (?:kantor|tempat|lokasi))\b/i

const ANSWERS: Partial<Record<Intent, (turn: Turn) => string[]>> = {
  programs: answerPrograms,
  exam_prep: (turn) => aboutProgram(turn, 'exam-prep'),
  business: (turn) =>
    AT_THE_COMPANY.test(turn.text)
      ? [turn.book.answers.atCompany]
      : [...aboutProgram(turn, 'business-english'), say(turn.book, 'business.connect')],
  interpreter: (turn) => [...aboutProgram(turn, 'interpreter-services'), say(turn.book, 'interpreter.connect')],
  price: (turn) => [
    ...answerPrice(turn),
    turn.memory.declined || publishedPrice(turn) ? '' : say(turn.book, 'price.connect'),
  ],
  schedule: (turn) =>
    /persiap|prepar/i.test(turn.text)
      ? [turn.book.answers.examTime]
      : [
          turn.book.answers.hours ?? '',
          say(turn.book, 'schedule.none', { fact: turn.book.answers.schedule }),
          say(turn.book, 'school.ask'),
        ],
  placement: (turn) => [
    BEGINNER.test(turn.text) ? turn.book.answers.beginners : turn.book.answers.placement,
    turn.book.answers.placementAim,
  ],
  age_requirement: (turn) => answerForAge(turn) ?? [turn.book.answers.age],
  trainers: answerTrainers,
  location: ({ book }) => [
    say(book, 'location.address', { address: book.brand.address }),
    book.answers.hours ?? '',
    say(book, 'location.other'),
  ],
  guarantee: ({ book }) => [book.answers.guarantee],
  promo: ({ book }) => [book.answers.promo, book.answers.hasPromo ? say(book, 'promo.connect') : ''],
  documents: ({ book, lower }) => [
    book.answers.noDocuments ??
      say(
        book,
        /password|sandi|login|masuk|akun|account|otp|code|kode/.test(lower) ? 'documents.password' : 'documents.where',
      ),
    book.answers.noDocuments ?? say(book, 'documents.where'),
  ],
  about_school: answerAbout,
  register: ({ book }) => [say(book, 'register.yes'), say(book, 'register.how')],
  human: ({ book }) => [
    say(book, 'human.yes'),
    say(book, 'human.contact', { phone: book.brand.phone, email: book.brand.email }),
  ],
}

/** The offers at the end of an answer. */
const OFFERS: Partial<Record<Intent, string[]>> = {
  price: ['intent human'],
  schedule: ['intent human'],
  promo: ['intent register'],
  business: ['intent human'],
  interpreter: ['intent human'],
  programs: ['program general-english', 'program business-english', 'program exam-prep'],
}

/** An answer from the published facts; the second time, the part not told yet. */
export function answerAboutSchool(turn: Turn, intent: Intent): Said {
  const { book, memory, text } = turn
  const detail = askedDetail(text)
  const lines = detail ? linesOf(turn, detail) : [...new Set(ANSWERS[intent]?.(turn) ?? [])].filter(Boolean)
  const wanted = memory.declined ? lines.filter((line) => !asksForDetails(book, line)) : lines
  const fresh = wanted.filter((line) => !memory.facts.includes(keyOf(line)))
  const told =
    TOLD_AGAIN.has(intent) || (intent === 'about_school' && SINCE_WHEN.test(text))
      ? wanted
      : fresh.length > 0
        ? fresh
        : [inShort(book, lines[0] ?? ''), say(book, 'school.contact')]
  const answer = said(intent, told.slice(0, 3), {
    facts: remember(memory.facts, ...told.map(keyOf)),
    last: talkedAbout('school', intent),
    offered: fresh.length === 0 || isTurnedDown(memory, intent) ? [] : offersOf(intent, detail),
  })
  if (detail?.isTeams) return { ...answer, intent: detail.intent }
  return detail?.isFree ? { ...answer, intent: detail.intent, neverAsks: true } : answer
}

const linesOf = ({ book, text }: Turn, detail: Detail): string[] => [
  tellDetail(book, keyFor(book, detail, text), { place: placeIn(text) }),
  ...(detail.isTeams ? [say(book, 'school.ask')] : []),
]

const offersOf = (intent: Intent, detail: Detail | undefined): string[] =>
  detail ? (detail.isTeams ? ['intent human'] : []) : (OFFERS[intent] ?? [])

const ASKING = ['school.ask', 'promo.connect', 'business.connect', 'interpreter.connect'] as const
const asksForDetails = (book: Book, line: string): boolean => ASKING.some((key) => say(book, key) === line)
const isTurnedDown = ({ declined }: Memory, intent: Intent): boolean => declined && intent !== 'programs'

/** Answers that start something are given in full each time. */
const TOLD_AGAIN: ReadonlySet<Intent> = new Set<Intent>(['register', 'human'])

/** An earlier answer in one sentence; of a list, the names in it. */
function inShort(book: Book, line: string): string {
  const [first = '', ...listed] = line.split('\n')
  const names = listed.flatMap((one) => /\*\*.+?\*\*/.exec(one)?.[0] ?? [])
  const fact = first.endsWith(':') ? `${first} ${names.join(', ')}.` : firstSentences(first, 1)
  return say(book, 'school.again', { fact: lowerStart(fact) })
}

const keyOf = (line: string) => line.slice(0, 60)
const lowerStart = (line: string) => line.charAt(0).toLowerCase() + line.slice(1)
const sentencesOf = (text: string): string[] => text.split(/(?<=(?<!\b(?:Jl|No|Dr|Mr|Mrs|Ms))[.!?]) /)
const firstSentences = (text: string, count: number) => sentencesOf(text).slice(0, count).join(' ')

export function answerPrice(turn: Turn): string[] {
  const { book, memory } = turn
  const published = publishedPrice(turn)
  if (published) return [published]
  return [
    say(book, 'price.none', { fact: feesOf(turn) }),
    ...(memory.declined ? [say(book, 'price.contact')] : [plainly(firstSentences(tellDetail(book, 'trial.free'), 1))]),
  ]
}

function publishedPrice(turn: Turn): string | null {
  const meant = meantProgram(turn)
  if (typeof meant === 'object' && meant.price) return `**${meant.name}**: ${meant.price}`
  return turn.book.answers.prices
}

/** Told by itself: without the 'yes' of an answer. */
export const plainly = (line: string): string =>
  line.replace(/^(?:Ya|Yes), (\p{L})/u, (_, letter: string) => letter.toUpperCase())

function feesOf({ book: { answers }, lower }: Turn): string {
  const kind = namedProgram(lower)
  if (kind === 'business-english') return answers.feesForCompanies
  return kind === 'interpreter-services' ? answers.feesForInterpreting : answers.fees
}

function answerPrograms(turn: Turn): string[] {
  const { book } = turn
  const meant = meantProgram(turn)
  if (meant) return aboutProgram(turn, meant)
  const question = closestQuestion(turn, book.programs[0]?.questions ?? [])
  const list = listOfPrograms(book)
  return question ? [question.answer, list, say(book, 'programs.ask')] : [list, say(book, 'programs.ask')]
}

export const listOfPrograms = (book: Book): string =>
  [say(book, 'programs.intro'), ...book.programs.map(({ name, summary }) => `- **${name}**: ${summary}`)].join('\n')

function aboutProgram(turn: Turn, meant: Program | ProgramKind): string[] {
  const program = typeof meant === 'object' ? meant : programOf(turn.book, meant)
  if (!program) return [turn.book.answers.noProgram, listOfPrograms(turn.book)]
  const question = closestQuestion(turn, program.questions)
  const items = program.learn
    .slice(0, 4)
    .map(({ title }) => title.toLowerCase())
    .join(', ')
  const contents = items ? ` ${say(turn.book, 'program.path', { items })}` : ''
  const about = `**${program.name}**: ${program.lead}${contents}`
  return question
    ? [question.answer, about]
    : [about, program.why.length > 0 ? `${program.why.slice(0, 2).join('. ')}.` : '']
}

/** The published question that shares the most words with what was asked, if it shares enough. */
function closestQuestion({ text }: Turn, questions: readonly Question[]): Question | undefined {
  const asked = new Set(plainWords(text).filter((word) => word.length > 3))
  const scored = questions.map((question) => ({
    question,
    score: plainWords(question.question).filter((word) => word.length > 3 && asked.has(word)).length,
  }))
  const best = scored.sort((left, right) => right.score - left.score)[0]
  return best && best.score >= 2 ? best.question : undefined
}

function answerTrainers(turn: Turn): string[] {
  const { book, lower } = turn
  const program = meantProgram(turn)
  const named = book.teachers.filter(
    ({ name }) =>
      lower.includes(name.toLowerCase()) ||
      name
        .toLowerCase()
        .split(' ')
        .some((part) => part.length > 3 && new RegExp(`\\b${part}\\b`).test(lower)),
  )
  const chosen =
    named.length > 0
      ? named
      : typeof program === 'object'
        ? book.teachers.filter(({ id }) => program.teachers.includes(id))
        : []
  const introduced = chosen.slice(0, 2).map(({ name, title, experience, specialties, certifications }) =>
    say(book, 'trainers.one', {
      name,
      title,
      experience,
      specialties: specialties.slice(0, 3).join(', '),
      certifications: certifications.join(', '),
    }),
  )
  const all = namesOfTeachers(book)
  return introduced.length > 0 ? [...introduced, all] : [all, book.answers.trainers]
}

export function namesOfTeachers(book: Book): string {
  const names = book.teachers.slice(0, 3).map(({ name, title }) => `**${name}** (${title})`)
  return say(book, 'trainers.intro', { count: book.teachers.length, names: names.join(', ') })
}

const SINCE_WHEN = /kapan|when|founded|berdiri|since|sejak|lama|old|tahun|years|sejarah|history/i

function answerAbout({ book, lower }: Turn): string[] {
  const { since, sinceMore, reasons, hours } = book.answers
  if (CONTACT.test(lower)) return [say(book, 'about.contact'), hours ?? '']
  if (/instagram|\big\b|tiktok|facebook|linkedin|sosmed|media sosial|social/.test(lower))
    return [say(book, 'about.social')]
  return SINCE_WHEN.test(lower) ? [since, sinceMore] : [since, reasons]
}
