import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { found } from './expect-look-up.ts'

/** How the word is said as such a part of speech, wherever that stands. */
function saidAs(word: string, partOfSpeech: string): string | null | undefined {
  const { ipa, senses } = found(word)
  const sense = senses.find((one) => one.partOfSpeech === partOfSpeech)
  if (!sense) throw new Error(`${word} has no meaning as ${partOfSpeech}`)
  return sense.ipa ?? ipa
}

test.each([
  ['separate', 'adjective', 'ˈsepərət'],
  ['separate', 'verb', 'ˈsepəreɪt'],
  ['live', 'verb', 'lɪv'],
  ['live', 'adjective', 'laɪv'],
  ['use', 'verb', 'juːz'],
  ['use', 'noun', 'juːs'],
  ['close', 'verb', 'kloʊz'],
  ['close', 'adjective', 'kloʊs'],
  ['lead', 'verb', 'liːd'],
  ['read', 'verb', 'riːd'],
  ['record', 'noun', 'ˈrekərd'],
  ['record', 'verb', 'rɪˈkɔːrd'],
  ['present', 'noun', 'ˈprezənt'],
  ['object', 'noun', 'ˈɑːbdʒekt'],
  ['object', 'verb', 'əbˈdʒekt'],
  ['wind', 'noun', 'wɪnd'],
  ['tear', 'noun', 'tɪr'],
  ['tear', 'verb', 'ter'],
  ['content', 'adjective', 'kənˈtent'],
])('%s as a %s is said /%s/', (word, partOfSpeech, ipa) => expect(saidAs(word, partOfSpeech)).toBe(ipa))

test.each([
  ['used to', 'ˈjuːstə'],
  ['lives', 'laɪvz'],
  ['résumé', 'ˈrezəmeɪ'],
  ['live up to', 'lɪv ʌp tuː'],
  ['closer', 'ˈkloʊsər'],
  ['organising', 'ˈɔːrɡəˌnaɪzɪŋ'],
])('%s is said /%s/', (typed, ipa) => expect(found(typed).ipa).toBe(ipa))

test('a form that sounds otherwise says how', () => {
  expect(found('lives').alsoForms).toContainEqual(expect.objectContaining({ word: 'live', ipa: 'lɪvz' }))
  expect(found('read').alsoForms).toContainEqual(expect.objectContaining({ word: 'read', ipa: 'red' }))
  expect(found('wound')).toMatchObject({ ipa: 'wuːnd', alsoForms: [{ word: 'wind', ipa: 'waʊnd' }] })
  expect(found('left').alsoForms[0]?.ipa).toBeNull()
})

test('the list of words that are said in several ways is written with the sounds of the others', () => {
  const rows = readFileSync('content/dictionary/forms/heteronyms.tsv', 'utf8').trimEnd().split('\n').slice(1)
  for (const row of rows) {
    expect(row).toMatch(
      /^[a-z. ]+\t(?:any|noun|verb|adjective|adverb|of [a-z]+)\t[ˈˌɑæʌəɔaʊeɜɪiːoubdfɡhjklmnŋprsʃtθvwzʒð ]+$/,
    )
  }
  expect(new Set(rows.map((row) => row.split('\t').slice(0, 2).join())).size).toBe(rows.length)
})
