import { brand } from '../../content/brand.ts'
import { homeQuestions as questionsEn } from '../../content/en/home-faq.ts'
import { texts as sectionsEn } from '../../content/en/home-sections.ts'
import { programs as programsEn } from '../../content/en/programs-list.ts'
import { talk as talkEn } from '../../content/en/tutor-talk.ts'
import { faceOf } from '../../content/facts/face.ts'
import { homeQuestions as questionsId } from '../../content/id/home-faq.ts'
import { texts as sectionsId } from '../../content/id/home-sections.ts'
import { programs as programsId } from '../../content/id/programs-list.ts'
import { talk as talkId } from '../../content/id/tutor-talk.ts'
import { sampleAnswers } from '../../content/sample-answers.ts'
import { DOCUMENT_IDS } from '../../domain/documents/catalogue.ts'
import type { SchoolAnswers } from '../../domain/school/words.ts'
import type { Language } from '../../domain/shared/language.ts'
import { SHIPPED_DOCUMENTS } from '../documents/document-files.ts'
import type { SchoolFiles } from './read-files.ts'
import { sampleData } from './sample-data.ts'
import { type OwnSchool, toSchool } from './school-folder.ts'
import { programsSchema, questionsSchema, reviewsSchema, schoolSchema, teachersSchema } from './school-schema.ts'
import { type Beneath, plainBeneath } from './to-words.ts'

const CONTENT = {
  id: { programs: programsId, questions: questionsId, sections: sectionsId, talk: talkId },
  en: { programs: programsEn, questions: questionsEn, sections: sectionsEn, talk: talkEn },
}
/** What the files say of it, they say as it is now. */
const TOLD_BY_FILES: readonly (keyof SchoolAnswers)[] = ['prices', 'hours', 'promo', 'hasPromo', 'noDocuments']
const FEES: readonly (keyof SchoolAnswers)[] = ['fees', 'feesForCompanies', 'feesForInterpreting']

/** The sample school in the form of files, so that it can be changed at the desk like any other. */
export function sampleFiles(): SchoolFiles {
  const { school, programs, teachers, reviews, questions } = sampleData()
  // Its colours are those of the style sheets.
  const { colours: _, ...plainSchool } = school
  return {
    school: schoolSchema.parse(plainSchool),
    programs: programsSchema.parse(programs),
    teachers: teachersSchema.parse(teachers),
    reviews: reviewsSchema.parse(reviews),
    questions: questionsSchema.parse(questions),
    texts: {},
  }
}

export const toSampleSchool = (files: SchoolFiles): OwnSchool =>
  toSchool(files, {
    served: new Map(),
    addressOf: (name) => `/${name}`,
    beneath: (language) => sampleBeneath(files, language),
    documents: DOCUMENT_IDS,
    documentsFolder: SHIPPED_DOCUMENTS,
    face: faceOf(brand),
  })

/** The catalogues are its texts; a promo that is over claims nothing. */
function sampleBeneath(files: SchoolFiles, language: Language): Beneath {
  const sections = Object.entries(plainBeneath(language).texts['home-sections'] ?? {})
  const withoutPromo = Object.fromEntries(sections.filter(([key]) => key.startsWith('promo.')))
  return {
    texts: files.school.promo ? {} : { 'home-sections': withoutPromo },
    answers: answersOf(files, language),
  }
}

function answersOf({ school, questions }: SchoolFiles, language: Language): Partial<SchoolAnswers> {
  const shipped = CONTENT[language]
  const asked = shipped.questions.map(({ question }) => ({
    question,
    answer: questions.find((now) => now.question[language] === question)?.answer[language] ?? '',
  }))
  const answers = Object.entries(sampleAnswers({ ...shipped, questions: asked, year: brand.foundedYear }))
  const isTold = (key: string) =>
    (TOLD_BY_FILES as readonly string[]).includes(key) ||
    (school.answers.fees && (FEES as readonly string[]).includes(key))
  return Object.fromEntries(answers.filter(([key, answer]) => answer !== '' && !isTold(key)))
}
