import type { Details } from '../../content/id/tutor-details.ts'
import { schoolQuestionWords } from '../../content/tutor-school-questions.ts'
import type { Intent } from '../../domain/chat/intents.ts'
import { wordsOf } from '../intents/refusals.ts'
import type { AskedTopic, SchoolTopic } from '../school-questions.ts'
import { answerPrice, listOfPrograms, namesOfTeachers, plainly, programOf } from './school-answers.ts'
import { type Book, say } from './school-book.ts'
import { answerForAge, placeIn, tellDetail } from './school-details.ts'
import { asIf, type Turn } from './turn.ts'

/** One question of a message, and whether it is the only one. */
interface At {
  turn: Turn
  clause: string
  isAlone: boolean
}

interface Line {
  intent: Intent
  tell: (at: At) => string | readonly string[]
  /** What only the team knows. */
  isTeams?: true
}

const sentencesOf = (text: string): string[] => text.split(/(?<=(?<!\b(?:Jl|No|Dr|Mr|Mrs|Ms))[.!?]) /)

/** Its first sentence or two beside other answers; the whole of it alone. */
const short =
  (key: keyof Details, count = 1) =>
  ({ turn, clause, isAlone }: At): string => {
    const told = tellDetail(turn.book, key, { place: placeIn(clause) || placeIn(turn.text) })
    return isAlone ? told : sentencesOf(told).slice(0, count).join(' ')
  }

const inShort = (text: string, count = 1): string => sentencesOf(text).slice(0, count).join(' ')

const program =
  (kind: string) =>
  ({ turn: { book } }: At): string => {
    const found = programOf(book, kind)
    return found ? tellDetail(book, 'program', { name: found.name, summary: found.summary }) : book.answers.noProgram
  }

function place({ turn, clause, isAlone }: At): string[] {
  const { book } = turn
  const name = placeIn(clause) || placeIn(turn.text)
  if (name === '')
    return [
      say(book, 'location.address', { address: book.brand.address }),
      isAlone ? (book.answers.hours ?? '') : '',
      isAlone ? say(book, 'location.other') : inShort(tellDetail(book, 'online')),
    ]
  const told = tellDetail(book, book.brand.address.includes(name) ? 'place.here' : 'place', { place: name })
  return [isAlone ? told : inShort(told, 2)]
}

const AUDIENCES: ReadonlySet<string> = new Set(
  (schoolQuestionWords.whom ?? '').split(/\s+/).map((word) => word.replaceAll('_', ' ')),
)

function audience({ turn: { book }, clause }: At): string {
  const words = wordsOf(clause)
  const named = words.find((word) => AUDIENCES.has(word)) ?? ''
  return tellDetail(book, 'audience', {
    audience: named,
    programs: book.programs
      .filter(({ kind, id }) => (kind ?? id) !== 'interpreter-services')
      .map(({ name }) => `**${name}**`)
      .join(', '),
  })
}

const price = ({ turn, clause, isAlone }: At): string[] =>
  isAlone
    ? answerPrice(turn)
    : [
        answerPrice(asIf(turn, clause))
          .map((line) => inShort(line))
          .join(' '),
      ]

/** The line of each question, from what is published. */
const LINES: Record<SchoolTopic, Line> = {
  'official': { intent: 'exam_prep', tell: short('official', 2), isTeams: true },
  'conditions': {
    intent: 'programs',
    tell: ({ turn: { book } }) => [plainly(inShort(tellDetail(book, 'trial.free'))), tellDetail(book, 'conditions')],
    isTeams: true,
  },
  'test.free': { intent: 'placement', tell: short('test.free', 2) },
  'test': {
    intent: 'placement',
    tell: ({ turn: { book }, isAlone }) =>
      isAlone ? [book.answers.placement, book.answers.placementAim] : tellDetail(book, 'test'),
  },
  'trial.free': { intent: 'programs', tell: short('trial.free') },
  'instalments': { intent: 'programs', tell: short('instalments'), isTeams: true },
  'promo': { intent: 'promo', tell: ({ turn: { book } }) => book.answers.promo },
  'price': { intent: 'price', tell: price, isTeams: true },
  'size': { intent: 'programs', tell: short('size'), isTeams: true },
  'private': { intent: 'programs', tell: short('private'), isTeams: true },
  'length': { intent: 'schedule', tell: short('length'), isTeams: true },
  'start': { intent: 'schedule', tell: short('start'), isTeams: true },
  'hours': {
    intent: 'schedule',
    tell: (at) => at.turn.book.answers.hours ?? short('hours')(at),
    isTeams: true,
  },
  'weekend': { intent: 'schedule', tell: short('weekend'), isTeams: true },
  'evening': { intent: 'schedule', tell: short('evening'), isTeams: true },
  'day': { intent: 'schedule', tell: short('times'), isTeams: true },
  'schedule': {
    intent: 'schedule',
    tell: ({ turn: { book }, isAlone }) =>
      isAlone
        ? [book.answers.hours ?? '', say(book, 'schedule.none', { fact: book.answers.schedule })]
        : tellDetail(book, 'times'),
    isTeams: true,
  },
  'company': {
    intent: 'business',
    tell: ({ turn: { book }, isAlone }) => [
      inShort(tellDetail(book, 'online')),
      isAlone ? inShort(book.answers.atCompany, 2) : '',
    ],
    isTeams: true,
  },
  'online': { intent: 'programs', tell: short('online') },
  'place': { intent: 'location', tell: place, isTeams: true },
  'certificate': { intent: 'programs', tell: short('certificate'), isTeams: true },
  'invoice': { intent: 'about_school', tell: short('invoice'), isTeams: true },
  'materials': { intent: 'programs', tell: short('materials'), isTeams: true },
  'languages': { intent: 'programs', tell: short('languages') },
  'trainers': {
    intent: 'trainers',
    tell: ({ turn: { book }, isAlone }) => [namesOfTeachers(book), isAlone ? book.answers.trainers : ''],
  },
  'exam': { intent: 'exam_prep', tell: program('exam-prep') },
  'business': { intent: 'business', tell: program('business-english') },
  'beginner': { intent: 'placement', tell: ({ turn: { book } }) => inShort(book.answers.beginners, 2) },
  'speaking': { intent: 'programs', tell: program('general-english') },
  'elder': {
    intent: 'age_requirement',
    tell: ({ turn }) => answerForAge(turn)?.[0] ?? inShort(turn.book.answers.age),
  },
  'child': { intent: 'age_requirement', tell: short('child') },
  'audience': { intent: 'programs', tell: audience },
  'programs': { intent: 'programs', tell: ({ turn: { book } }) => listOfPrograms(book) },
}

export interface DeskLines {
  lines: string[]
  intent: Intent
  needsTeam: boolean
}

const MOST = 5

/** The line of each question, each once, in the order of the message. */
export function deskLines(turn: Turn, asked: readonly AskedTopic[]): DeskLines {
  const told = asked.slice(0, MOST)
  const isAlone = told.length === 1
  const lines = told.flatMap(({ topic, clause }) => LINES[topic].tell({ turn, clause, isAlone })).filter(Boolean)
  return {
    lines: [...new Set(lines)],
    intent: LINES[(told[0] as AskedTopic).topic].intent,
    needsTeam: told.some(({ topic }) => LINES[topic].isTeams === true),
  }
}

/** How the team is reached, where a line does not say it. */
export const teamLine = (book: Book, lines: readonly string[]): string =>
  lines.some((line) => line.includes(book.brand.phone)) ? '' : tellDetail(book, 'team')
