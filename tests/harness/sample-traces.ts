import { brand } from '../../content/brand.ts'
import { homeQuestions as questionsEn } from '../../content/en/home-faq.ts'
import { plain as plainEn } from '../../content/en/plain.ts'
import { programs as programsEn } from '../../content/en/programs-list.ts'
import { teachers as teachersEn } from '../../content/en/teachers.ts'
import { testimonials as testimonialsEn } from '../../content/en/testimonials.ts'
import { homeQuestions as questionsId } from '../../content/id/home-faq.ts'
import { plain as plainId } from '../../content/id/plain.ts'
import { programs as programsId } from '../../content/id/programs-list.ts'
import { teachers as teachersId } from '../../content/id/teachers.ts'
import { testimonials as testimonialsId } from '../../content/id/testimonials.ts'

const LISTS = [
  [questionsId, programsId, teachersId, testimonialsId],
  [questionsEn, programsEn, teachersEn, testimonialsEn],
]
const SHORTEST_SENTENCE = 25
/** Of a name, part of a catalogue or an icon: no sentence. */
const isSentence = (text: string): boolean => text.length >= SHORTEST_SENTENCE && text.includes(' ')

/** Every text in a value, however deep. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string') return [value]
  return value && typeof value === 'object' ? Object.values(value).flatMap(textsIn) : []
}

/** The texts of the catalogues in which the sample school speaks of itself. */
async function replacedTexts(): Promise<string[]> {
  const found: string[] = []
  for (const [language, plain] of [['id', plainId] as const, ['en', plainEn] as const])
    for (const [catalogue, texts] of Object.entries(plain)) {
      const shipped = Object.assign({}, ...Object.values(await import(`../../content/${language}/${catalogue}.ts`)))
      const kept = new Set(Object.values(texts))
      found.push(
        ...Object.keys(texts)
          .map((key) => shipped[key] as string)
          .filter((text) => !kept.has(text)),
      )
    }
  return found
}

/** Numbers and words of its claims. */
const CLAIMS =
  /\b50\+|\b50 (?:tahun|years)|More than 50|1974|\b30[ -](?:hari|days?)\b|2 (?:bulan|months)|\bLangkah\b|langkah\.example|IELTS|TOEFL|Cambridge|Jakarta Pusat|<option>Surabaya|General English|Business English|juru bahasa|nterpreter/

/** What is left of the sample school in what another school shows. */
export async function createTraceFinder(): Promise<(shown: string) => string[]> {
  const { social, name, email, phone, address } = brand
  const people = [...teachersId, ...testimonialsId].map((person) => person.name)
  const sentences = [...LISTS.flatMap(textsIn), ...(await replacedTexts())].filter(isSentence)
  const ids = teachersId.map(({ id }) => id)
  const traces = new Set([...Object.values(social), name, email, phone, address, ...people, ...ids, ...sentences])
  return (shown) => {
    const text = shown.replaceAll('&#x27;', "'").replaceAll('&quot;', '"').replaceAll('&amp;', '&')
    return [...[...traces].filter((trace) => text.includes(trace)), ...(text.match(new RegExp(CLAIMS, 'g')) ?? [])]
  }
}
