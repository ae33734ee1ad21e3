import {
  plainAnswers as plainAnswersEn,
  plain as plainEn,
  plainProgram as plainProgramEn,
} from '../../content/en/plain.ts'
import {
  plainAnswers as plainAnswersId,
  plain as plainId,
  plainProgram as plainProgramId,
} from '../../content/id/plain.ts'
import type { Program, SchoolAnswers, SchoolWords, Teacher } from '../../domain/school/words.ts'
import type { Language } from '../../domain/shared/language.ts'
import type { SchoolFiles } from './read-files.ts'
import { type In, inLanguage } from './words.ts'

const PLAIN = {
  id: { texts: plainId, answers: plainAnswersId, program: plainProgramId },
  en: { texts: plainEn, answers: plainAnswersEn, program: plainProgramEn },
}
type Texts = Record<string, Record<string, string>>
type Files = In<SchoolFiles>

/** What a school says where its files say nothing. */
export interface Beneath {
  texts: Texts
  answers?: Partial<SchoolAnswers>
}

/** Texts that claim nothing. */
export const plainBeneath = (language: Language): Beneath => ({ texts: PLAIN[language].texts })

interface Surroundings {
  beneath: Beneath
  addressOf(file: string): string
  hasDocuments: boolean
}

/** The words of a school in one language: its own over those beneath. */
export function toWords(
  files: SchoolFiles,
  language: Language,
  { beneath, addressOf, hasDocuments }: Surroundings,
): SchoolWords {
  const own = inLanguage(files, language)
  const programs = own.programs.map((program) => toProgram(program, language))
  return {
    texts: mergeTexts(beneath.texts, textsOfData(own), own.texts),
    teachers: own.teachers.map(
      ({ photo, ...teacher }): Teacher => ({ ...teacher, ...(photo && { photo: addressOf(photo) }) }),
    ),
    testimonials: own.reviews,
    questions: own.questions,
    programs,
    answers: { ...toAnswers(own, programs, language, hasDocuments), ...beneath.answers },
  }
}

function toProgram(program: Files['programs'][number], language: Language): Program {
  const { register, learn, path, why } = PLAIN[language].program
  return {
    id: program.id,
    kind: program.kind ?? null,
    name: program.name,
    saying: program.saying,
    summary: program.summary,
    lead: program.lead,
    ...(program.price && { price: program.price }),
    registerLabel: program.register ?? register,
    learnTitle: program.learnTitle ?? learn,
    learn: program.learn,
    pathTitle: program.pathTitle ?? path,
    path: program.path,
    whyTitle: program.whyTitle ?? why.replace('{name}', program.name),
    why: program.why,
    teachers: program.teachers,
    questions: program.questions,
  }
}

/** Texts that have a place of their own in the files. */
function textsOfData({ school, programs }: Files): Texts {
  const { claims, reasons, promo, answers } = school
  const numbered = (prefix: string, items: readonly { title: string; text: string }[]) =>
    items.flatMap(({ title, text }, at) => [
      [`${prefix}${at + 1}.title`, title],
      [`${prefix}${at + 1}.text`, text],
    ])
  return {
    'home': Object.fromEntries(
      claims.flatMap(({ number, text }, at) => [
        [`claims.${at + 1}.number`, number],
        [`claims.${at + 1}.text`, text],
      ]),
    ),
    'home-sections': Object.fromEntries([
      ...numbered('why.', reasons),
      ...(promo
        ? [['promo.title', promo.title], ['promo.lead', promo.lead], ...numbered('promo.perk', promo.perks)]
        : []),
      ...(promo?.voice ? [['promo.voice', promo.voice]] : []),
    ]),
    'tutor-details': {
      ...(answers.online && { online: answers.online }),
      ...(answers.trial && { 'trial.free': answers.trial }),
    },
    'programs': Object.fromEntries(
      programs.map(({ id, name, shortName }) => [`programs.nav.${id}`, shortName ?? name]),
    ),
  }
}

function toAnswers(
  { school, questions }: Files,
  programs: readonly Program[],
  language: Language,
  hasDocuments: boolean,
): SchoolAnswers {
  const { answers: plain, texts } = PLAIN[language]
  const { answers, guarantee, promo, reasons, hours } = school
  const fees = answers.fees ?? plain.fees
  const priced = programs.flatMap(({ name, price }) =>
    price ? [plain.price.replace('{name}', name).replace('{price}', price)] : [],
  )
  const listed = (items: readonly { title: string; text: string }[]) =>
    items.map(({ title, text }) => `- **${title}**: ${text}`).join('\n')
  return {
    fees,
    feesForCompanies: fees,
    feesForInterpreting: fees,
    prices: priced.length > 0 ? priced.map((line) => `- ${line}`).join('\n') : null,
    schedule: answers.schedule ?? plain.schedule,
    hours: hours ? plain.opened.replace('{hours}', hours) : null,
    placement: answers.placement ?? plain.placement,
    placementAim: '',
    beginners: answers.beginners ?? plain.beginners,
    atCompany: answers.online ?? texts['tutor-details'].online,
    examTime: plain.beginners,
    age: plain.age,
    trainers: '',
    guarantee: guarantee ? `**${guarantee.title}.** ${guarantee.text}` : plain.guarantee,
    promo: promo ? [promo.title, ...promo.perks.map(({ title }) => `- ${title}`)].join('\n') : plain.promo,
    hasPromo: promo !== undefined,
    since: school.founded ? plain.since.replace('{year}', String(school.founded)) : texts['tutor-talk']['about.years'],
    sinceMore: '',
    reasons: listed(reasons) || (questions[0]?.answer ?? ''),
    noProgram: plain.program,
    noDocuments: hasDocuments ? null : plain.documents,
  }
}

function mergeTexts(...layers: readonly Texts[]): Texts {
  const merged: Texts = {}
  for (const layer of layers)
    for (const [catalogue, texts] of Object.entries(layer)) merged[catalogue] = { ...merged[catalogue], ...texts }
  return merged
}
