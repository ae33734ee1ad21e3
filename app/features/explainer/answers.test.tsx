import { describe, expect, test } from 'vitest'
import { explainerTexts as english } from '../../../content/en/explainer.ts'
import { explainerTexts as indonesian } from '../../../content/id/explainer.ts'
import type { Explanation } from '../../../domain/explainer/explainer-contract.ts'
import { fromDictionary } from '../../../tests/harness/explain.ts'
import { rendered, wordsOf } from '../../../tests/harness/rendered.tsx'
import { Answer } from './answer.tsx'
import type { Outcome } from './explain.ts'

const ignore = () => {}
const LISTS = { id: { explainer: indonesian }, en: { explainer: english } }

function shown(word: string, outcome: Partial<Outcome>, language: 'id' | 'en' = 'en', isDoubted = false): string {
  const whole = { explanation: null, isQuotaReached: false, problem: null, ...outcome }
  return rendered(
    <Answer
      state={{ step: 'done', word, outcome: whole, untilMs: 0, isDoubted }}
      hasWords={false}
      onAsk={ignore}
      onNearest={ignore}
      onDoubt={ignore}
    />,
    { language, lists: LISTS[language] },
  )
}

/** What the site's dictionary says, as it is shown. */
const answerTo = (typed: string, language: 'id' | 'en' = 'en', outcome: Partial<Outcome> = {}, isDoubted = false) =>
  shown(typed, { explanation: fromDictionary(typed), ...outcome }, language, isDoubted)

describe('a word that the dictionary knows', () => {
  test('EXPL-03 its card has word, definition, an example that marks it, synonyms that look themselves up, and a badge', () => {
    const html = answerTo('brave')
    expect(html).toContain('aria-label="Explanation"')
    expect(html).toContain('aria-live="polite"')
    expect(html).toMatch(/<h3 lang="en" tabindex="-1">brave<\/h3>/i)
    expect(html).toMatch(/<mark>brave<\/mark>/i)
    expect(html).toContain('aria-label="Explain bold"')
    expect(wordsOf(html)).toMatch(/\/breɪv\/.*Dictionary.*without showing fear.*berani/)
  })

  test('English readers get the Indonesian meaning last, Indonesian readers first', () => {
    expect(wordsOf(answerTo('brave'))).toMatch(/brave.*Definition.*Example.*berani/)
    expect(wordsOf(answerTo('brave', 'id'))).toMatch(/brave.*Artinya berani.*Contoh.*Penjelasan/)
  })

  test('in Indonesian everything is said in Indonesian but the English itself', () => {
    const words = wordsOf(answerTo('went', 'id'))
    for (const word of ['Penjelasan', 'Contoh', 'Mirip artinya', 'Kamus', 'kata kerja', 'pergi'])
      expect(words).toContain(word)
    expect(answerTo('went', 'id')).toContain('aria-label="Penjelasan"')
    expect(words).not.toMatch(/Definition|Example|Synonyms|Dictionary/)
  })
})

test.each([
  ['went', 'en', 'went: past of go', []],
  ['went', 'id', 'went: bentuk lampau (past) dari go', []],
  ['goed', 'en', 'Almost! “goed” is not the right form. went past of go gone past participle of go', ['went', 'gone']],
  ['childs', 'id', 'Hampir benar! “childs” bukan bentuk yang tepat. children bentuk jamak dari child', ['children']],
  ['advices', 'en', '“advice” has no plural: it always stays “advice”.', []],
  ['advices', 'id', '“advice” tidak punya bentuk jamak', []],
  ['lives', 'en', '/laɪvz/', ['live']],
  ['lives', 'en', 'also: he, she, it form of live /lɪvz/', ['live']],
  ['read', 'en', 'also: past and past participle of read /red/', []],
  ['left', 'id', 'juga: bentuk lampau (past) dan past participle dari leave', ['leave']],
  [
    'it was a piece of cake',
    'en',
    'You typed “it was a piece of cake”. This explains the phrase in it: “piece of cake”.',
    [],
  ],
  ['obfuscate', 'en', 'Synonyms It has no common synonym. More general words', ['change']],
  ['beautifull', 'en', 'Showing the meaning of “beautiful”. You typed “beautifull”. Not that one?', []],
  ['recieve', 'en', 'You typed “recieve”', []],
] as const)('of %s it is told, in %s: %s', (typed, language, told, pressed) => {
  const html = answerTo(typed, language)
  expect(wordsOf(html)).toContain(told)
  const lookUpOf = { id: 'Jelaskan', en: 'Explain' }[language]
  for (const word of pressed)
    expect(html).toContain(`<button type="button" class="word-chip" lang="en" aria-label="${lookUpOf} ${word}"`)
})

describe('anything else that is typed is answered kindly', () => {
  test.each<[string, RegExp, string | null]>([
    ['I want to go home', /more than one word, perhaps a sentence/, 'go home'],
    ['I want to buy a beautiful house near the river', /more than one word/, 'beautiful'],
    ['😀😀', /not a word that we can explain/, null],
    ['makan', /looks like Indonesian/, 'eat'],
    ['for (let i = 0; i < 3; i++) {}', /not a word/, null],
    ['blorfity', /could not find this word.*Tell me where you found it/, null],
    ['tought', /tought .*a letter or two changed places.*Ask Ms Kiky/, 'thought'],
  ])('%s', (typed, answer, offered) => {
    const html = answerTo(typed)
    expect(wordsOf(html)).toMatch(answer)
    if (offered) expect(html).toContain(`aria-label="Explain ${offered}"`)
  })

  test('5,000 characters', () => {
    expect(wordsOf(answerTo('long words '.repeat(455)))).toContain('more than one word')
  })

  test('a near word that was not the one meant: what was typed is asked about, and the near one is offered', () => {
    const html = answerTo('beautifull', 'en', {}, true)
    expect(html).toMatch(/<h3 [^>]*>beautifull<\/h3>/)
    expect(html).toContain('aria-label="Explain beautiful"')
    expect(wordsOf(html)).toContain('Ask Ms Kiky')
  })

  test('an Indonesian word has English ones, told apart by what else they mean', () => {
    const html = answerTo('semangat', 'id')
    expect(wordsOf(html)).toContain('bergantung pada maksudmu')
    expect(html).toMatch(/<button[^>]*class="woven-chip">(?:(?!<\/button>).)*jiwa(?:(?!<\/button>).)*spirit/)
  })
})

describe('EXPL-03 EXPL-06 EXPL-08 EXPL-10 the badge says who answered', () => {
  const brave = fromDictionary('brave')
  test.each<[string, Partial<Explanation>, string]>([
    ['the model', { source: 'ai' }, 'AI Powered'],
    ['the dictionary', {}, 'Dictionary'],
    ['the dictionary, as the model is busy', { fallback: 'busy' }, 'Limited Service'],
    ['the dictionary, as the model failed', { fallback: 'failed' }, 'Limited Service'],
  ])('%s', (_, changes, badge) => {
    expect(wordsOf(shown('brave', { explanation: { ...brave, ...changes } }))).toContain(badge)
  })

  test('EXPL-06 with the quota used up the dictionary answers, and says why, before a definition and without one', () => {
    const used = { isQuotaReached: true }
    const words = wordsOf(answerTo('calm', 'en', used))
    expect(words).toContain('Limited Service')
    expect(words).toMatch(/Definition Daily AI quota reached\. \S/)
    expect(wordsOf(answerTo('blorfity', 'en', used))).toMatch(/Daily AI quota reached\. .*could not find this word/)
    const indonesian = answerTo('sungguh', 'id', used)
    expect(wordsOf(indonesian)).toMatch(/Kuota AI harian sudah habis\. .*Sepertinya ini bahasa Indonesia\./)
    expect(indonesian).toContain('>Jelaskan truly</span></button>')
    expect(indonesian).not.toContain('This looks')
  })

  test('EXPL-10 an empty definition is the service’s high demand', () => {
    const empty: Explanation = { word: 'umbrella', definition: '', example: '', synonyms: [], source: 'dictionary' }
    expect(wordsOf(shown('umbrella', { explanation: empty }))).toContain('Our service is in high demand right now')
  })
})
