import type { Program, ProgramId, Question } from '../../content/shapes.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { namedProgram } from '../../domain/chat/named-program.ts'
import { plainWords } from '../intents/features.ts'
import { type Memory, remember, talkedAbout } from './memory.ts'
import { type Book, say } from './school-book.ts'
import { answerForAge, askedDetail, tellDetail } from './school-details.ts'
import { type Said, said, type Turn } from './turn.ts'

const programOf = (book: Book, id: ProgramId): Program => {
  const found = book.programs.find((program) => program.id === id)
  if (!found) throw new Error(`There is no program ${id}`)
  return found
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
      ? [faq(turn.book, 'business-english', 0).answer]
      : [...aboutProgram(turn, 'business-english'), say(turn.book, 'business.connect')],
  interpreter: (turn) => [...aboutProgram(turn, 'interpreter-services'), say(turn.book, 'interpreter.connect')],
  price: (turn) => [
    say(turn.book, 'price.none', { fact: priceFact(turn) }),
    say(turn.book, turn.memory.declined ? 'price.contact' : 'price.connect'),
  ],
  schedule: (turn) =>
    /persiap|prepar/i.test(turn.text)
      ? [faq(turn.book, 'exam-prep', 1).answer]
      : [
          say(turn.book, 'schedule.none', { fact: firstSentences(faq(turn.book, 'general-english', 2).answer, 3) }),
          say(turn.book, 'school.ask'),
        ],
  placement: (turn) => [
    faq(turn.book, 'general-english', BEGINNER.test(turn.text) ? 0 : 1).answer,
    turn.book.sections['why.4.text'] ?? '',
  ],
  age_requirement: (turn) => answerForAge(turn) ?? [turn.book.questions[2]?.answer ?? ''],
  trainers: answerTrainers,
  location: ({ book }) => [say(book, 'location.address', { address: book.brand.address }), say(book, 'location.other')],
  guarantee: ({ book }) => [
    `**${book.sections['why.3.title']}.** ${withoutFirstSentence(faq(book, 'general-english', 3).answer)}`,
  ],
  promo: answerPromo,
  documents: ({ book, lower }) => [
    say(
      book,
      /password|sandi|login|masuk|akun|account|otp|code|kode/.test(lower) ? 'documents.password' : 'documents.where',
    ),
    say(book, 'documents.where'),
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
  const lines = detail ? [tellDetail(book, detail.key)] : [...new Set(ANSWERS[intent]?.(turn) ?? [])].filter(Boolean)
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
    offered: detail || fresh.length === 0 || isTurnedDown(memory, intent) ? [] : (OFFERS[intent] ?? []),
  })
  return detail?.isFree ? { ...answer, intent: detail.intent, neverAsks: true } : answer
}

const ASKING = ['school.ask', 'promo.connect', 'business.connect', 'interpreter.connect'] as const
const asksForDetails = (book: Book, line: string): boolean => ASKING.some((key) => say(book, key) === line)
const isTurnedDown = ({ declined }: Memory, intent: Intent): boolean => declined && intent !== 'programs'

/** Answers that start something are given in full each time. */
const TOLD_AGAIN: ReadonlySet<Intent> = new Set<Intent>(['register', 'human'])

/** An earlier answer in one sentence. */
const inShort = (book: Book, line: string): string =>
  say(book, 'school.again', { fact: lowerStart(firstSentences(line.split('\n')[0] ?? '', 1)) })

const keyOf = (line: string) => line.slice(0, 60)
const lowerStart = (line: string) => line.charAt(0).toLowerCase() + line.slice(1)
const sentencesOf = (text: string): string[] => text.split(/(?<=(?<!\b(?:Jl|No|Dr|Mr|Mrs|Ms))[.!?]) /)
const firstSentences = (text: string, count: number) => sentencesOf(text).slice(0, count).join(' ')
/** 'That's all right.' fits the question on the page only, not the one asked here. */
const withoutFirstSentence = (text: string) => sentencesOf(text).slice(1).join(' ')
const faq = (book: Book, program: ProgramId, index: number): Question =>
  programOf(book, program).questions[index] as Question

function priceFact({ book, lower }: Turn): string {
  const program = namedProgram(lower)
  if (program === 'business-english') return firstSentences(faq(book, 'business-english', 3).answer, 1)
  if (program === 'interpreter-services') return firstSentences(faq(book, 'interpreter-services', 1).answer, 3)
  return firstSentences(faq(book, 'general-english', 2).answer, 1)
}

function answerPrograms(turn: Turn): string[] {
  const { book, lower } = turn
  const named = namedProgram(lower)
  if (named) return aboutProgram(turn, named)
  const question = closestQuestion(turn, book.programs[0]?.questions ?? [])
  const list = [
    say(book, 'programs.intro'),
    ...book.programs.map(({ name, summary }) => `- **${name}**: ${summary}`),
  ].join('\n')
  return question ? [question.answer, list, say(book, 'programs.ask')] : [list, say(book, 'programs.ask')]
}

function aboutProgram(turn: Turn, id: ProgramId): string[] {
  const program = programOf(turn.book, id)
  const question = closestQuestion(turn, program.questions)
  const items = program.learn
    .slice(0, 4)
    .map(({ title }) => title.toLowerCase())
    .join(', ')
  const about = `**${program.name}**: ${program.lead} ${say(turn.book, 'program.path', { items })}`
  return question
    ? [question.answer, about]
    : [about, ...program.path.slice(0, 1).map(() => `${program.why.slice(0, 2).join('. ')}.`)]
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

function answerTrainers({ book, lower }: Turn): string[] {
  const program = namedProgram(lower)
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
      : program
        ? book.teachers.filter(({ id }) => programOf(book, program).teachers.includes(id))
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
  const names = book.teachers
    .slice(0, 3)
    .map(({ name, title }) => `**${name}** (${title})`)
    .join(', ')
  const all = say(book, 'trainers.intro', { count: book.teachers.length, names })
  return introduced.length > 0 ? [...introduced, all] : [all, firstSentences(book.questions[3]?.answer ?? '', 2)]
}

function answerPromo({ book }: Turn): string[] {
  const perks = [1, 2, 3].map((number) => book.sections[`promo.perk${number}.title`]).filter(Boolean)
  const list = perks.map((perk) => `- ${perk}`).join('\n')
  return [`${book.sections['promo.title'] ?? ''}\n${list}`, say(book, 'promo.connect')]
}

const SINCE_WHEN = /kapan|when|founded|berdiri|since|sejak|lama|old|tahun|years|sejarah|history/i

function answerAbout({ book, lower }: Turn): string[] {
  if (CONTACT.test(lower)) return [say(book, 'about.contact')]
  if (/instagram|\big\b|tiktok|facebook|linkedin|sosmed|media sosial|social/.test(lower))
    return [say(book, 'about.social')]
  const why = [1, 2, 3, 4]
    .map((number) => `- **${book.sections[`why.${number}.title`]}**: ${book.sections[`why.${number}.text`]}`)
    .join('\n')
  const years = say(book, 'about.years', { year: book.brand.foundedYear })
  return SINCE_WHEN.test(lower) ? [years, book.sections['why.1.text'] ?? ''] : [years, why]
}
