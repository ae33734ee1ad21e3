import { brand } from '../../content/brand.ts'
import { texts as homeEn } from '../../content/en/home.ts'
import { homeQuestions as questionsEn } from '../../content/en/home-faq.ts'
import { texts as sectionsEn } from '../../content/en/home-sections.ts'
import { texts as programTextsEn } from '../../content/en/programs.ts'
import { programs as programsEn } from '../../content/en/programs-list.ts'
import { teachers as teachersEn } from '../../content/en/teachers.ts'
import { testimonials as testimonialsEn } from '../../content/en/testimonials.ts'
import { claimsOf } from '../../content/facts/claims.ts'
import { citiesOf, trialCitiesOf } from '../../content/facts/offers.ts'
import { figureOf, perksOf, reasonsOf } from '../../content/facts/reasons.ts'
import { texts as homeId } from '../../content/id/home.ts'
import { homeQuestions as questionsId } from '../../content/id/home-faq.ts'
import { texts as sectionsId } from '../../content/id/home-sections.ts'
import { texts as programTextsId } from '../../content/id/programs.ts'
import { programs as programsId } from '../../content/id/programs-list.ts'
import { teachers as teachersId } from '../../content/id/teachers.ts'
import { testimonials as testimonialsId } from '../../content/id/testimonials.ts'
import type { Program } from '../../content/shapes.ts'
import { toBoth } from './to-both.ts'

type Texts = Record<string, string>
const KINDS: Record<string, string> = {
  'general-english': 'general',
  'business-english': 'business',
  'exam-prep': 'exam',
  'interpreter-services': 'interpreter',
}

/** The sample school in the form of a school's folder. */
export const sampleData = () => ({
  school: schoolData(),
  programs: programsId.map((program, at) => programData(program, programsEn[at] as Program)),
  teachers: toBoth(teachersId, teachersEn),
  reviews: toBoth(testimonialsId, testimonialsEn),
  questions: toBoth(questionsId, questionsEn),
})

function schoolData() {
  const { name, shortName, suffix, email, phone, address, foundedYear, social } = brand
  return {
    name,
    shortName,
    suffix,
    email,
    phone,
    address,
    isSample: true,
    founded: foundedYear,
    social,
    cities: citiesOf(brand),
    trialCities: trialCitiesOf(brand),
    colours: { primary: '#132553', accent: '#c22f1e', highlight: '#f4b63c' },
    figure: figureOf(brand),
    claims: claimsOf(brand).map((key) => ({
      number: text(homeId, homeEn, `claims.${key}.number`),
      text: text(homeId, homeEn, `claims.${key}.text`),
    })),
    reasons: reasonsOf(brand).map(({ key, icon }) => titled(`why.${key}`, icon)),
    promo: {
      title: section('promo.title'),
      voice: section('promo.voice'),
      lead: section('promo.lead'),
      perks: perksOf(brand).map(({ key, icon }) => titled(`promo.${key}`, icon)),
    },
    guarantee: { title: section('why.3.title'), text: section('why.3.text') },
  }
}

const text = (id: Texts, en: Texts, key: string) => toBoth(id[key] ?? '', en[key] ?? '')
const section = (key: string) => text(sectionsId, sectionsEn, key)
const titled = (key: string, icon: string) => ({ title: section(`${key}.title`), text: section(`${key}.text`), icon })

function programData(program: Program, english: Program) {
  const { id, registerLabel, ...rest } = program
  const { id: _, registerLabel: registerEnglish, ...restEnglish } = english
  return {
    id,
    kind: KINDS[id],
    shortName: text(programTextsId, programTextsEn, `programs.nav.${id}`),
    register: toBoth(registerLabel, registerEnglish),
    ...(toBoth(rest, restEnglish) as object),
  }
}
