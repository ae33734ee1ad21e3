import { expect, test } from 'vitest'
import { openLexicon } from '../../english/words/lexicon.ts'
import { createCompose } from './compose.ts'

const compose = createCompose({ lexicon: openLexicon(), mistakesIn: () => 0 })

test.each([
  ['He left without saying goodbye.', 'Dia pergi tanpa pamit.'],
  ['I came home and slept.', 'Aku pulang dan tidur.'],
  ['Before leaving, turn off the lights.', 'Sebelum pergi, matikan lampu.'],
  ['Despite being tired, she smiled.', 'Meskipun lelah, dia tersenyum.'],
  ['Learning English is fun.', 'Belajar bahasa Inggris menyenangkan.'],
  ["I don't know what to do.", 'Aku tidak tahu apa yang harus dilakukan.'],
  ['Can you teach me how to cook rendang?', 'Bisakah kamu mengajari aku cara memasak rendang?'],
])('a deed inside a clause: %s', (sentence, said) => {
  expect(compose(sentence, 'id')?.text).toBe(said)
})

test.each([
  ['The man standing there is my uncle.', 'Laki-laki yang berdiri di sana pamanku.'],
  ['The cake my mother made is delicious.', 'Kue yang ibuku buat enak.'],
  ['I like the way you laugh.', 'Aku suka cara kamu tertawa.'],
  ['What you said is true.', 'Apa yang kamu bilang benar.'],
  ['She is taller than I thought.', 'Dia lebih tinggi daripada yang aku pikir.'],
])('a clause about a noun: %s', (sentence, said) => {
  expect(compose(sentence, 'id')?.text).toBe(said)
})

test.each([
  ["It's hard to find a job.", 'Susah menemukan pekerjaan.'],
  ['It was you who called me.', 'Kamu yang menelepon aku.'],
  ['It takes me an hour to get there.', 'Aku butuh waktu satu jam untuk sampai di sana.'],
  ['It was so hot that I could not sleep.', 'Sangat panas sampai aku tidak bisa tidur.'],
  ['There will be a meeting tomorrow.', 'Akan ada rapat besok.'],
  ['How many people are there?', 'Ada berapa orang?'],
  ['Here is your change.', 'Ini kembalianmu.'],
  ['What a beautiful day!', 'Hari yang indah sekali.'],
  ['Have a safe trip!', 'Semoga perjalananmu selamat.'],
  ["Why don't we eat first?", 'Bagaimana kalau kita makan dulu?'],
  ['I wish you were here.', 'Andai saja kamu di sini.'],
])('what stands for something else: %s', (sentence, said) => {
  expect(compose(sentence, 'id')?.text).toBe(said)
})

test.each([
  ['You must not smoke here.', 'Kamu tidak boleh merokok di sini.'],
  ["You don't have to come.", 'Kamu tidak perlu datang.'],
  ['It may rain tonight.', 'Mungkin hujan nanti malam.'],
  ['I keep forgetting your name.', 'Aku terus lupa namamu.'],
  ['I just got home.', 'Aku baru saja sampai di rumah.'],
  ['I just want to sleep.', 'Aku cuma mau tidur.'],
  ['He said he would help us.', 'Dia bilang dia akan membantu kami.'],
  ['Never give up.', 'Jangan pernah menyerah.'],
  ["I'll call you this afternoon.", 'Aku akan menelepon kamu siang ini.'],
])('helpers: %s', (sentence, said) => {
  expect(compose(sentence, 'id')?.text).toBe(said)
})

test.each([
  ['You make me happy.', 'Kamu membuat aku bahagia.'],
  ['My baby keeps me awake.', 'Bayiku membuat aku tetap terjaga.'],
  ['I got my hair cut yesterday.', 'Aku memotong rambutku kemarin.'],
  ['I have no money.', 'Aku tidak punya uang.'],
  ['This bag is mine.', 'Tas ini milikku.'],
  ['One of my friends is sick.', 'Salah satu temanku sakit.'],
  ['Which bus goes to the station?', 'Bus mana yang pergi ke stasiun?'],
  ['I like mango, papaya and banana.', 'Aku suka mangga, pepaya dan pisang.'],
  ['He is as tall as me.', 'Dia setinggi aku.'],
  ['The bus leaves at half past seven.', 'Busnya pergi jam setengah delapan.'],
])('who and what: %s', (sentence, said) => {
  expect(compose(sentence, 'id')?.text).toBe(said)
})
