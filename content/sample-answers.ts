import type { SchoolAnswers } from '../domain/school/words.ts'
import type { Talk } from './id/tutor-talk.ts'
import type { Program, Question } from './shapes.ts'

interface Published {
  programs: readonly Program[]
  questions: readonly Question[]
  sections: Record<string, string>
  talk: Talk
  year: number
}

const sentencesOf = (text: string): string[] => text.split(/(?<=(?<!\b(?:Jl|No|Dr|Mr|Mrs|Ms))[.!?]) /)
const firstSentences = (text: string, count: number) => sentencesOf(text).slice(0, count).join(' ')
/** 'That's all right.' fits the question on the page only, not the one asked in the chat. */
const withoutFirstSentence = (text: string) => sentencesOf(text).slice(1).join(' ')

/** Where the sample school's published texts answer what visitors ask. */
export function sampleAnswers({ programs, questions, sections, talk, year }: Published): SchoolAnswers {
  const answer = (program: string, place: number): string =>
    programs.find(({ id }) => id === program)?.questions[place]?.answer ?? ''
  const perks = [1, 2, 3].map((number) => `- ${sections[`promo.perk${number}.title`]}`)
  const reasons = [1, 2, 3, 4].map(
    (number) => `- **${sections[`why.${number}.title`]}**: ${sections[`why.${number}.text`]}`,
  )
  return {
    fees: firstSentences(answer('general-english', 2), 1),
    feesForCompanies: firstSentences(answer('business-english', 3), 1),
    feesForInterpreting: firstSentences(answer('interpreter-services', 1), 3),
    prices: null,
    schedule: firstSentences(answer('general-english', 2), 3),
    hours: null,
    placement: answer('general-english', 1),
    placementAim: sections['why.4.text'] ?? '',
    beginners: answer('general-english', 0),
    atCompany: answer('business-english', 0),
    examTime: answer('exam-prep', 1),
    age: questions[2]?.answer ?? '',
    trainers: firstSentences(questions[3]?.answer ?? '', 2),
    guarantee: `**${sections['why.3.title']}.** ${withoutFirstSentence(answer('general-english', 3))}`,
    promo: [sections['promo.title'] ?? '', ...perks].join('\n'),
    hasPromo: true,
    since: talk['about.years'].replace('{year}', String(year)),
    sinceMore: sections['why.1.text'] ?? '',
    reasons: reasons.join('\n'),
    noProgram: '',
    noDocuments: null,
  }
}
