import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { detailsWithin } from './details-within.ts'
import { askFieldAgain, problemsWithLead, startCapture } from './lead-capture.ts'
import { correctionWithin, understandAnswer } from './understand-answer.ts'

describe('an answer in lead capture', () => {
  test.each([
    ['name', 'Sari Wulandari', 'Sari Wulandari'],
    ['name', 'nama saya Sari', 'Sari'],
    ['name', "Hi, I'm Nur'aini", "Nur'aini"],
    ['name', 'panggil aja Budi.', 'Budi'],
    ['name', '  <b>Budi</b> ', null],
    ['name', 'Apa', 'Apa'],
    ['name', 'Nantia Putri', 'Nantia Putri'],
    ['name', 'Will Smith', 'Will Smith'],
    ['name', 'May Lestari', 'May Lestari'],
    ['name', 'Ada Lovelace', 'Ada Lovelace'],
    ['name', 'Is Haryanto', 'Is Haryanto'],
    ['name', 'Budi ya kak', 'Budi'],
    ['name', 'wait, my name is actually Johnny', 'Johnny'],
    ['name', 'Sorry, I meant Johnny', 'Johnny'],
    ['name', 'eh Budi', 'Budi'],
    ['name', 'nama gue Andi', 'Andi'],
    ['name', "it's Rina", 'Rina'],
    ['name', 'saya Rina dari PT Sinar', 'Rina'],
    ['name', 'Rahasia Sekali', 'Rahasia Sekali'],
    ['name', 'mohamed salah', 'mohamed salah'],
    ['email', 'sari@contoh.id', 'sari@contoh.id'],
    ['email', 'email saya sari@contoh.id ya.', 'sari@contoh.id'],
    ['email', 'hr@pt.co.id?', 'hr@pt.co.id'],
    ['email', '“hr@pt.co.id”…', 'hr@pt.co.id'],
    ['email', "it's hr@pt.co.id, thanks", 'hr@pt.co.id'],
    ['phone', '0812-3456-7890', '0812-3456-7890'],
    ['phone', '(0812) 3456-7890', '(0812) 3456-7890'],
    ['phone', 'wa aku 0812 3456 7890 ya', '0812 3456 7890'],
    ['phone', '+62 (0)812 3456 7890', '+62 (0)812 3456 7890'],
  ] as const)('CHAT-07 %s: %s is the value %s', (field, typed, value) => {
    const understood = understandAnswer(field, typed)
    if (value === null) expect(understood.kind).toBe('problem')
    else expect(understood).toEqual({ kind: 'answers', answers: { [field]: value } })
  })

  test.each([
    ['name', '<>', 'field.required'],
    ['email', ' < > ', 'field.required'],
    ['email', 'sari@contoh', 'email.invalid'],
    ['email', 'sari', 'email.invalid'],
    ['email', 'siti rahma@contoh.id', 'email.invalid'],
    ['email', 'siti.r 99@contoh.id', 'email.invalid'],
    ['email', 'siti@contoh.co m', 'email.invalid'],
    ['phone', 'abc', 'phone.invalid'],
    ['phone', '081234', 'phone.invalid'],
    ['phone', '0812345', 'phone.invalid'],
    ['phone', '12345678901234567890', 'phone.invalid'],
    ['name', 'X', 'name.invalid'],
    ['name', 'R2D2', 'name.invalid'],
    ['name', 'A', 'name.invalid'],
    ['phone', '08l2345678', 'phone.invalid'],
  ] as const)('CHAT-07 CHAT-16 %s: %s is refused as %s', (field, typed, problem) => {
    expect(understandAnswer(field, typed)).toEqual({ kind: 'problem', problem })
  })

  test.each([
    'batal',
    'Batal aja deh',
    'cancel',
    'STOP!',
    'stop please',
    'nanti',
    'nanti aja ya kak',
    'maaf, nggak jadi',
    'gak usah',
    'no thanks',
    'not now',
    'I want to stop',
    'mau batal',
    'no',
    'nope',
    'tidak',
    'gak kak',
    'gajadi',
    'not interested',
    "I don't want to give my name",
    'I prefer not to say',
    "i'd rather not",
    'rahasia dong',
    'males ah',
    'hapus data saya',
    'delete my data please',
  ])('%s is a wish to stop, in every field', (typed) => {
    for (const field of ['name', 'email', 'phone'] as const) {
      expect(understandAnswer(field, typed), field).toEqual({ kind: 'stop' })
    }
  })

  test.each([
    'Berapa biayanya?',
    'berapa biaya kursusnya',
    'gimana cara daftar',
    'aku mau tanya dulu soal jadwal',
    'What is it for?',
    'why do you need it',
    'untuk apa datanya',
    'can I join online',
    'nanti bayarnya gimana ya?',
    'What will you do with my email?',
    'is my data safe',
    'aman gak',
    'kenapa harus kasih nama',
  ])('%s is a question, in every field', (typed) => {
    for (const field of ['name', 'email', 'phone'] as const) {
      expect(understandAnswer(field, typed), field).toEqual({ kind: 'question' })
    }
  })

  test.each([
    'durasi kursusnya berapa bulan',
    'dasar penipu',
    'great',
    'Keren banget',
    'ngapain minta nama',
    'mantap',
    'robot',
    'ok',
    'halo',
    'wait',
    'kuis dong',
    'just teach me grammar',
    'I am a student',
    'aku mau belajar dulu',
    'ya bener',
    'iya betul',
    "yes, that's right",
  ])('%s is nobody’s name', (typed) => {
    expect(understandAnswer('name', typed)).toEqual({ kind: 'question' })
  })

  test.each([
    ['name', 'Budi Santoso, budi@contoh.id, 0812-3456-7890', ['Budi Santoso', 'budi@contoh.id', '0812-3456-7890']],
    ['name', 'Nama saya Budi, email budi@contoh.id', ['Budi', 'budi@contoh.id', undefined]],
    [
      'name',
      'nama: Siti Rahma\nemail: siti@contoh.id\nwa: 081234567890',
      ['Siti Rahma', 'siti@contoh.id', '081234567890'],
    ],
    ['name', 'budi@contoh.id', [undefined, 'budi@contoh.id', undefined]],
    ['name', 'Siti Salah, siti@contoh.id', ['Siti Salah', 'siti@contoh.id', undefined]],
    ['email', 'budi@contoh.id / 0812 3456 7890', [undefined, 'budi@contoh.id', '0812 3456 7890']],
  ] as const)('%s: %j tells more than was asked for', (field, typed, [name, email, phone]) => {
    const answers = { ...(name && { name }), ...(email && { email }), ...(phone && { phone }) }
    expect(understandAnswer(field, typed)).toEqual({ kind: 'answers', answers })
  })

  test.each([
    ['eh salah, nomorku 0812 3456 7890', { phone: '0812 3456 7890' }],
    ['sari@contoh.id', { email: 'sari@contoh.id' }],
    ['is 0812 3456 7890 your number?', null],
    ['my friend told me that his number is 0812 3456 7890 and he was happy', null],
    ['thank you', null],
    ['salah, namaku Aini', { name: 'Aini' }],
    ['my name is Johnny', null],
    ['siti rahma@contoh.id', null],
  ])('%s puts right %j', (typed, answers) => {
    expect(correctionWithin(typed)).toEqual(answers)
  })

  test('whatever is typed, a value is one that the field takes', () => {
    fc.assert(
      fc.property(fc.constantFrom('name', 'email', 'phone'), fc.string({ unit: 'grapheme' }), (field, typed) => {
        const understood = understandAnswer(field, typed)
        if (understood.kind === 'answers')
          expect(problemsWithLead(understood.answers).filter((problem) => problem.endsWith('invalid'))).toEqual([])
      }),
    )
  })

  test.each([
    ['phone', 'eh salah, emailku budi.s@gmail.com', { email: 'budi.s@gmail.com' }],
    ['phone', 'I made a mistake, my email is maria@y.com', { email: 'maria@y.com' }],
    ['phone', 'bukan budi@x.id tapi budi2@x.id', { email: 'budi2@x.id' }],
    ['phone', "wait, my name's John", { name: 'John' }],
    ['email', 'salah, nama saya Aini', { name: 'Aini' }],
    ['email', 'eh namaku Aini bukan Ani', { name: 'Aini' }],
    ['email', 'sorry my name is Maria Lopez', { name: 'Maria Lopez' }],
    ['email', 'maaf, maksudku Johnny', { name: 'Johnny' }],
    ['email', '0812 3456 7890', { phone: '0812 3456 7890' }],
  ] as const)('asked for %s, %s puts right what was told before', (field, typed, answers) => {
    expect(understandAnswer(field, typed)).toEqual({ kind: 'answers', answers })
  })

  test.each([
    ['emailnya salah', 'email'],
    ['wrong email', 'email'],
    ['salah ketik email', 'email'],
    ['mau ganti nama', 'name'],
    ['I want to change my name', 'name'],
  ] as const)('%s: the %s is told anew', (typed, field) => {
    expect(understandAnswer('phone', typed)).toEqual({ kind: 'again', field })
    const asking = { ...startCapture('capture-1', null), answers: { name: 'Sari', email: 'sari@contoh.id' } }
    const { [field]: _, ...others } = asking.answers
    expect(askFieldAgain(asking, field)).toMatchObject({ field, answers: others })
  })

  test.each([
    ['email', 'aku ga punya email'],
    ['email', "I don't have an email"],
    ['email', 'gak punya kak'],
    ['phone', 'gue gapunya hp'],
    ['phone', 'gak ada nomor wa'],
  ] as const)('asked for %s, %s is no mistake', (field, typed) => {
    expect(understandAnswer(field, typed)).toEqual({ kind: 'none' })
  })

  test.each([
    'aku mau bunuh diri',
    'I want to die',
    'ini buat anak saya umur 10',
    'umurku 14 tahun',
    "I'm 15",
    'aku masih smp kak',
  ])('%s: nothing is asked any more, in every field', (typed) => {
    for (const field of ['name', 'email', 'phone'] as const)
      expect(understandAnswer(field, typed), field).toEqual({ kind: 'leave' })
  })
})

test.each([
  [
    'mau kelas IELTS, namaku Rina Wati, email rina@gmail.com, hp 081234567890',
    { name: 'Rina Wati', email: 'rina@gmail.com', phone: '081234567890' },
  ],
  ['We need training for 30 hotel staff in Bandung. Contact me at hr@sinar.co.id', { email: 'hr@sinar.co.id' }],
  ['Halo saya Budi dari PT Sinar, hubungi 0812-3456-7890', { name: 'Budi', phone: '0812-3456-7890' }],
  ['my name is maria lopez and my email is maria@y.com', { name: 'maria lopez', email: 'maria@y.com' }],
  ['mau daftar, siti rahma@contoh.id', {}],
  ['berapa biayanya?', {}],
  ['nama sekolahnya apa', {}],
  ['saya mau daftar kelas IELTS', {}],
])('whoever tells details with their wish is not asked for them: %s', (typed, details) => {
  expect(detailsWithin(typed)).toEqual(details)
})

describe('an answer with more behind it', () => {
  test.each([
    ['name', 'Budi. Tapi saya udah pernah ngisi data ini!', { name: 'Budi' }, 'Tapi saya udah pernah ngisi data ini!'],
    ['name', 'Sri Ayu, kelasnya jam berapa?', { name: 'Sri Ayu' }, 'kelasnya jam berapa?'],
    [
      'name',
      'Saya Dian Puspita, HR Manager PT Sinar. Apakah ada sertifikat?',
      { name: 'Dian Puspita' },
      'HR Manager PT Sinar. Apakah ada sertifikat?',
    ],
    ['email', 'sari@contoh.id. Kelasnya mulai kapan?', { email: 'sari@contoh.id' }, 'Kelasnya mulai kapan?'],
    ['phone', '0812 3456 7890\nIs it online?', { phone: '0812 3456 7890' }, 'Is it online?'],
  ] as const)('%s: %s', (field, typed, answers, besides) => {
    expect(understandAnswer(field, typed)).toEqual({ kind: 'answers', answers, besides })
  })

  test.each([
    'batal. jadwalnya hari apa aja, ada malem ga?',
    'ga usah nama dulu, kira2 aja kisaran brp? 500rb?',
    'ga mau kasih nama. gw cuma mau tau bisa online ga',
    'no thanks, explain the present perfect to me please with some examples?',
  ])('a stop: %s', (typed) => {
    expect(understandAnswer('name', typed)).toMatchObject({ kind: 'stop', besides: expect.any(String) })
  })

  test.each([
    'Halo. Berapa biayanya?',
    'Wah, mahal ya?',
    'Kak, ada kelas malam?',
    'Maaf, ini di mana ya?',
    'What is this? Tell me more',
  ])('no answer: %s', (typed) => {
    expect(understandAnswer('name', typed)).toEqual({ kind: 'question' })
  })
})
