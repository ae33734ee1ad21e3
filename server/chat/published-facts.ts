import type { Program, Question, Teacher } from '../../content/shapes.ts'
import type { Brand } from '../../domain/brand/brand.ts'
import { nameSchool } from '../../domain/brand/name-school.ts'
import type { SchoolWords } from '../../domain/school/words.ts'
import type { Language } from '../../domain/shared/language.ts'

/** Loaded with the first question to a model. */
const CONTENT = {
  id: () =>
    Promise.all([
      import('../../content/id/home.ts'),
      import('../../content/id/home-sections.ts'),
      import('../../content/id/home-faq.ts'),
      import('../../content/id/programs-list.ts'),
      import('../../content/id/teachers.ts'),
    ]),
  en: () =>
    Promise.all([
      import('../../content/en/home.ts'),
      import('../../content/en/home-sections.ts'),
      import('../../content/en/home-faq.ts'),
      import('../../content/en/programs-list.ts'),
      import('../../content/en/teachers.ts'),
    ]),
}

/** Everything the school has published about itself, as plain lines for the prompt. */
export async function publishedFacts(brand: Brand, language: Language, own: SchoolWords | null): Promise<string> {
  if (own) return nameSchool(ownFacts(brand, own), brand)
  const [{ texts }, { texts: sections }, { homeQuestions }, { programs }, { teachers }] = await CONTENT[language]()
  const facts = [
    `{brand}. ${brand.address}. E-mail ${brand.email}, phone ${brand.phone}.`,
    `${texts['claims.years.number']} ${texts['claims.years.text']}.`,
    `${texts['claims.guarantee.number']} ${texts['claims.guarantee.text']}.`,
    `${texts['claims.bonus.number']} ${texts['claims.bonus.text']}.`,
    `${sections['promo.title']} ${sections['promo.perk2.title']}. ${sections['promo.perk3.title']}.`,
    ...programs.map(programFacts),
    ...homeQuestions.map(answered),
    `Teachers: ${teachers.map(introduced).join('; ')}.`,
  ]
  return nameSchool(facts.join('\n'), brand)
}

/** The same of a school with a folder of its own. */
function ownFacts(brand: Brand, { answers, programs, questions, teachers }: SchoolWords): string {
  const said = [answers.hours, answers.schedule, answers.placement, answers.guarantee, answers.promo, answers.since]
  return [
    `{brand}. ${brand.address}. E-mail ${brand.email}, phone ${brand.phone}.`,
    ...said.filter((fact) => fact !== null),
    answers.reasons,
    ...programs.map(programFacts),
    ...questions.map(answered),
    ...(teachers.length > 0 ? [`Teachers: ${teachers.map(introduced).join('; ')}.`] : []),
  ].join('\n')
}

const programFacts = ({ name, lead, price, learn, pathTitle, path, why, questions }: Program): string =>
  [
    `Program ${name}: ${lead}`,
    ...(price ? [`  Price: ${price}`] : []),
    `  ${learn.map(({ title, text }) => `${title}: ${text}`).join(' ')}`,
    `  ${pathTitle}: ${path.map(({ mark, title, text }) => `${mark} ${title}: ${text}`).join(' ')}`,
    `  ${why.join(' ')}`,
    ...questions.map((question) => `  ${answered(question)}`),
  ].join('\n')

const answered = ({ question, answer }: Question): string => `${question} ${answer}`

const introduced = ({ name, title, experience }: Teacher): string => `${name} (${title}, ${experience})`
