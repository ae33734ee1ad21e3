import { expect, test } from 'vitest'
import { indexSentences } from '../../scripts/tutor/find/sentences.ts'
import { readFillings, readPhrases } from '../book/read-phrases.ts'
import { createTranslate } from './translate.ts'

const refuse = (_: number, says: string): never => {
  throw new Error(says)
}
const phrases = readPhrases(
  [
    'Where is {place}?\tDi mana {place}? / {place} di mana ya?',
    'A table for {number} people, please.\tMeja untuk {number} orang. / mau meja buat {number} orang',
    'My name is {name}.\tNama saya {name}.',
    'I like you.\tSaya suka kamu. / aku suka sama kamu',
    'You like me.\tKamu suka saya.',
    'My phone is charging.\tHP saya sedang diisi daya. / hpku lagi dicas',
    "I'm not hungry.\tSaya tidak lapar.",
    '{name} lives in {place}.\t{name} tinggal di {place}.',
    'The train leaves at {time}.\tKeretanya berangkat {time}.',
  ].join('\n'),
  refuse,
)
const fillings = readFillings(
  'place\tthe station\tstasiun\nnumber\tfour\tempat / 4\ntime\t7 a.m.\tjam 7 pagi\nname\tRina\tRina',
  refuse,
)
const translate = createTranslate(indexSentences({ phrases, entries: [] }), fillings)

test.each([
  ['di mana stasiun?', 'Where is the station?'],
  ['stasiun dimana ya kak', 'Where is the station?'],
  ['Malioboro di mana?', 'Where is Malioboro?'],
  ['aku mau meja utk 4 orang', null],
  ['mau meja buat 4 orang', 'A table for four people, please.'],
  ['mau meja buat 17 orang', 'A table for 17 people, please.'],
  ['gue suka lo', 'I like you.'],
  ['kamu suka aku', 'You like me.'],
  ['hp gw lagi dicas', 'My phone is charging.'],
  ['aku gak lapar', "I'm not hungry."],
  ['saya lapar', null],
  ['boleh saya tidak lapar', null],
  ['i am not hungry', 'Saya tidak lapar.'],
  ['where is the station', 'Di mana stasiun?'],
  ['Rina tinggal di Bandung', 'Rina lives in Bandung.'],
  ['keretanya berangkat jam 7 pagi', 'The train leaves at 7 a.m.'],
  ['', null],
])('%s → %s', (text, said) => {
  expect(translate(text)?.text ?? null).toBe(said)
})

test('a phrase of the book is surer than one that was filled in or put into another order', () => {
  const sure = (text: string) => translate(text)?.sure ?? 0
  expect(sure('nama saya Budi')).toBeLessThan(sure('saya suka kamu'))
  expect(sure('lapar tidak saya')).toBeLessThan(sure('nama saya Budi'))
})
