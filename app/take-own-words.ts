import { LANGUAGES, type Language } from '../domain/shared/language.ts'
import { changeContent, keepOwnWords } from './features/brand/own-words.ts'
import { own } from './features/i18n/own-content.ts'
import { readPageData } from './page-data.ts'

/** Imported by the browser's entry, and waited for, only when the school is not the sample one. */
const { brand } = readPageData()

/** Both languages: a switch then waits for nothing. */
async function take(language: Language): Promise<void> {
  if (!brand?.own) return
  const answer = await fetch(brand.own.words[language])
  if (!answer.ok) throw new Error(`${answer.url} answered ${answer.status}`)
  keepOwnWords(brand, language, await answer.json())
}

await Promise.all(LANGUAGES.map(take))
own.change = changeContent
