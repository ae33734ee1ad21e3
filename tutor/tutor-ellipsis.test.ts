import { describe, expect, test } from 'vitest'
import { conversation } from '../tests/harness/tutor-conversation.ts'

const CORRECTED = 'koreksi dong: the customer want to buy this'
const SICK_CHILD = 'mau izin sama majikan pulang cepat karena anak sakit'

interface Case {
  about: string
  says: readonly string[]
  told: RegExp
}

const holds = ({ says, told }: Case) =>
  expect(conversation('id')(...says)).resolves.toHaveProperty('text', expect.stringMatching(told))

describe('the sentence or line that is open is said with what is named', () => {
  const cases: Case[] = [
    {
      about: 'several of the subject',
      says: [CORRECTED, 'kalo customernya banyak?'],
      told: /The customers want to buy/,
    },
    { about: 'somebody else', says: [CORRECTED, 'kalau istri saya?'], told: /My wife wants to buy/ },
    { about: 'several of somebody else', says: [CORRECTED, 'kalo anak-anakku?'], told: /My children want to buy/ },
    {
      about: 'the same, as one',
      says: ['cek: The guests arrives today', 'kalau hanya satu tamu?'],
      told: /One guest arrives/,
    },
    {
      about: 'a negative with its verb',
      says: ['bener ga ini: My son is very like dinosaur', 'kalo dia ga suka?'],
      told: /My son doesn't really like/,
    },
    {
      about: 'the sentence before its explanation',
      says: ['tolong cek: I am work in factory since 1990', 'kenapa pakai have?', 'kalau istri saya?'],
      told: /My wife has (?:been )?work/,
    },
    { about: 'another time', says: [SICK_CHILD, 'kalau besok bukan sekarang'], told: /leave early tomorrow\?/ },
    { about: 'a length of time', says: ['inggrisnya: dia sakit sudah seminggu', 'kalau sebulan'], told: /one month/ },
    {
      about: 'a thing of the kind',
      says: ['gimana ngingetin pekerja pake helm', 'kalo sepatunya?'],
      told: /put on your shoes, please/,
    },
    {
      about: 'a place',
      says: ['how do I say "di mana stasiun"', 'what about the hospital?'],
      told: /Where is the hospital\?/,
    },
  ]
  test.each(cases)('$about', holds)
})

describe('the examples of what is open are said in the way that is named', () => {
  const cases: Case[] = [
    { about: 'a pair, negative', says: ['beda borrow sama lend', 'negatifnya?'], told: /She didn't lend me/ },
    { about: 'a pair, asked', says: ['beda borrow sama lend', 'bentuk tanya'], told: /Can I borrow your pen\?/ },
    { about: 'a pair, orders', says: ['beda bring sama take', 'negatifnya?'], told: /Don't bring your laptop/ },
    { about: 'a situation', says: ['how do i ask for a day off', 'negative?'], told: /won't cover/ },
  ]
  test.each(cases)('$about', holds)
})

describe('what is open is asked, not a word of the question', () => {
  const cases: Case[] = [
    {
      about: 'in Indonesian',
      says: ['how do i politely refuse overtime', 'say it in indonesian'],
      told: / = /,
    },
    { about: 'what is learnt next', says: ['comparatives itu apa', 'superlatifnya'], told: /the most/ },
    { about: 'an example of each', says: ['beda borrow sama lend', 'contoh masing-masing satu'], told: /lend me/ },
  ]
  test.each(cases)('$about', holds)
})

describe('an example about what is named', () => {
  const cases: Case[] = [
    {
      about: 'a tense',
      says: ['present perfect itu apa', 'contoh tentang kantor'],
      told: /My boss has checked the report/,
    },
    {
      about: 'a subject that another entry is about',
      says: ['what is the second conditional', 'give me an example about football'],
      told: /If our team won the match/,
    },
    {
      about: 'another one',
      says: ['passive voice itu apa', 'contoh tentang hotel', 'one about cooking please'],
      told: /The rice is cooked by my mother/,
    },
    {
      about: 'a pair',
      says: ['difference between borrow and lend?', 'an example about football'],
      told: /borrow[\s\S]*lend/,
    },
  ]
  test.each(cases)('$about', holds)
})

describe('another version of what she told to say', () => {
  const INVITED = 'cara menolak undangan dengan sopan'
  const TOLD = 'inggrisnya: saya tidak bisa datang besok'
  const cases: Case[] = [
    { about: 'a situation to a colleague', says: [INVITED, 'buat rekan kerja'], told: /Not tonight, sorry/ },
    { about: 'a situation, friendlier', says: [INVITED, 'lebih ramah'], told: /Not tonight, sorry/ },
    { about: 'a situation, longer', says: [INVITED, 'versi panjangnya'], told: /Hi Anna, thanks so much/ },
    { about: 'a translation for WhatsApp', says: [TOLD, 'buat WA'], told: /Hi …, I can.t come tomorrow/ },
    { about: 'a translation to a client', says: ["gimana bilang 'maaf saya telat'", 'ke klien'], told: /very sorry/ },
  ]
  test.each(cases)('$about', holds)

  test('but who asks for the school’s number gets it', async () => {
    const { text } = await conversation('id')(TOLD, 'bisa hubungi kalian lewat WA?')
    expect(text).toMatch(/\+62/)
  })
})

describe('an exercise behind a word is on that word', () => {
  const ASKED = 'arti reluctant apa'
  const cases: Case[] = [
    { about: 'its sentence with a gap', says: [ASKED, 'soal dong'], told: /He was ___ to speak English.*\(r…, enggan/ },
    { about: 'its answer', says: [ASKED, 'kasih soal', 'reluctant'], told: /Tepat!.*reluctant/ },
    { about: 'what is no answer', says: [ASKED, 'kasih soal', 'ga tau'], told: /Jawabannya \*\*reluctant/ },
    { about: 'another one', says: [ASKED, 'kasih soal', 'reluctant', 'lagi dong'], told: /“enggan, segan” = ___/ },
    { about: 'a form of it', says: ['arti hang out apa', 'latihan'], told: /like to ___ at the mall/ },
    { about: 'a quiz is one on grammar', says: [ASKED, 'kuis grammar dong'], told: /1\/5/ },
  ]
  test.each(cases)('$about', holds)
})

describe('the rule that is open is applied to the word that is named', () => {
  const cases: Case[] = [
    { about: 'not counted', says: ['kapan pake much kapan many', 'kalau uang?'], told: /much money/ },
    { about: 'counted', says: ['kapan pake much kapan many', 'kalau orang?'], told: /many people/ },
    { about: 'past', says: ['jelasin past simple', 'kalau go?'], told: /went/ },
    { about: 'a pair', says: ['apa bedanya make dan do', 'kalau keputusan?'], told: /\*\*make\*\*: \*make a decision/ },
    {
      about: 'the other one',
      says: ['apa bedanya make dan do', 'kalau homework pakai yang mana'],
      told: /do homework/,
    },
    { about: 'a time', says: ['kapan pakai in on at', 'pagi hari'], told: /\*\*in the morning\*\*/ },
    { about: 'a day and its part', says: ['kapan pakai in on at', 'senin malam'], told: /\*\*on Monday night\*\*/ },
    { about: 'a clock', says: ['kapan pakai in on at', 'kalau jam 5?'], told: /\*\*at 5\*\*/ },
    { about: 'a year', says: ['kapan pakai in on at', '2020'], told: /\*\*in 2020\*\*/ },
    { about: 'a place', says: ['bedanya in sama at buat tempat', 'kalau bandara pakai apa'], told: /at the airport/ },
    { about: 'a city', says: ['bedanya in sama at buat tempat', 'kalau di Jakarta'], told: /\*\*in Jakarta\*\*/ },
    { about: 'article', says: ['kapan pake a kapan an', 'kalau payung?'], told: /an umbrella/ },
    {
      about: 'comparison, no question to the school',
      says: ['comparative tuh gimana', 'kalo expensive?'],
      told: /the most expensive/,
    },
  ]
  test.each(cases)('$about', holds)
})

describe('a short question is asked of what is open', () => {
  const cases: Case[] = [
    {
      about: 'both words of a pair',
      says: ['bring sama take bedanya apa', 'v2 nya masing2?'],
      told: /brought[\s\S]*took/,
    },
    {
      about: 'a word of the family',
      says: ['arti reluctant apa', 'noun form?', 'preposisinya apa? to atau for'],
      told: /reluctant\*\* dipakai \*\*to/,
    },
    { about: 'the opposite through the family', says: ['arti reliability apa', 'lawan katanya?'], told: /unreliable/ },
    {
      about: 'its words name another entry',
      says: ['when do i use would have?', 'in a question?'],
      told: /would you have done/,
    },
    {
      about: 'two sides at once',
      says: ['jelasin past perfect', 'contoh negatif sama tanya'],
      told: /hadn't[\s\S]*Had you/,
    },
    {
      about: 'a number of the exam',
      says: ['ielts writing task 2 strukturnya gimana', 'berapa kata minimal?'],
      told: /250/,
    },
    {
      about: 'a task of the exam',
      says: ['ielts writing task 2 strukturnya gimana', 'contoh soal dong'],
      told: /Task 2:/,
    },
    { about: 'what is named in it', says: ['comparative tuh gimana', 'kalau good?'], told: /better/ },
    { about: 'one of two words', says: [CORRECTED, "jadi 'want' atau 'wants'?"], told: /wants/ },
    {
      about: 'compared with another',
      says: ['jelasin second conditional', 'bedanya sama type 1 apa'],
      told: /will[\s\S]*would|would[\s\S]*will/,
    },
  ]
  test.each(cases)('$about', holds)

  test('why an answer of a quiz is right gives no answer away', async () => {
    const { text } = await conversation('id')('kasih kuis past tense dong', 'ga tau', 'kok bisa gitu jawabannya?')
    expect(text).not.toContain('Tidak apa-apa')
    expect(text).toContain('2/5')
  })
})

describe('whatever is open has the side that is asked for', () => {
  const WORD = 'arti stubborn apa kak'
  const TRANSLATED = 'inggrisnya "aku lupa bawa dompet" apa'
  const cases: Case[] = [
    { about: 'a word as a negative', says: [WORD, 'kalo negatif?'], told: /She isn't stubborn/ },
    { about: 'a word as a question', says: [WORD, 'kalo pertanyaan?'], told: /Is she stubborn\?/ },
    { about: 'no plural of an adjective', says: [WORD, 'jamaknya'], told: /tidak punya bentuk jamak/ },
    {
      about: 'when a rule is used',
      says: ['how does the passive work?', 'when do I use it?'],
      told: /doer is unknown/,
    },
    { about: 'a translation, word by word', says: [TRANSLATED, 'intinya apa'], told: /wallet = \*\*dompet/ },
    { about: 'a translation as a message', says: [TRANSLATED, 'kalo lewat wa?'], told: /Hi …, I forgot/ },
    { about: 'a correction aloud', says: [CORRECTED, 'cara bacanya gimana'], told: /customer\*\* \/ˈkʌstəmər/ },
    {
      about: 'an entry, not the word “more”',
      says: ['how does the passive work?', 'more formal?'],
      told: /Payment is required/,
    },
  ]
  test.each(cases)('$about', holds)

  test('a version for WhatsApp is no wish to be called', async () => {
    expect((await conversation('id')(WORD, 'kalo lewat wa?')).text).not.toContain('sambungkan')
  })
})

test('a statement some messages behind a translation is said in English, too', async () => {
  const { text } = await conversation('id')(
    'inggrisnya "mau lewat tol atau tidak" apa',
    'bacanya gimana',
    'nenek jatuh di kamar mandi',
  )
  expect(text).toContain('fell in the bathroom')
})

describe('what opens something new is no follow-up', () => {
  const cases: Case[] = [
    {
      about: 'another part of the exam',
      says: ['ielts writing task 2 strukturnya gimana', 'kalau yang task 1?'],
      told: /150/,
    },
    { about: 'another pair', says: ['beda borrow sama lend', 'kalo bring sama take?'], told: /\*\*Bring\*\*/ },
    { about: 'a word', says: ['jelasin past simple', 'meticulous artinya apa'], told: /teliti/ },
    { about: 'the school', says: ['jelasin past simple', 'kalau biaya kursusnya berapa?'], told: /[Bb]iaya/ },
    {
      about: 'another situation',
      says: [SICK_CHILD, 'kalau mau pesan kamar hotel gimana bilangnya?'],
      told: /room|book/,
    },
  ]
  test.each(cases)('$about', holds)
})
