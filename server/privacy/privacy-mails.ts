import { jakartaTime } from '../../domain/leads/admin-message.ts'
import type { DataRequestKind } from '../../domain/privacy/data-request-contract.ts'
import type { School } from '../../domain/school/school.ts'
import type { Language } from '../../domain/shared/language.ts'
import { writeMail } from '../outbox/write-mail.ts'
import type { DataRequestTable } from '../outside/database/tables/lead-tables.ts'

interface Confirmation {
  kind: DataRequestKind
  link: string
  school: School
}

const CONFIRMATION = {
  id: {
    subject: 'Konfirmasi permintaan datamu',
    title: { copy: 'Salinan datamu', erasure: 'Penghapusan datamu' },
    asked: {
      copy: 'Seseorang meminta salinan semua data yang kami simpan untuk alamat e-mail ini.',
      erasure: 'Seseorang meminta agar semua data yang kami simpan untuk alamat e-mail ini dihapus.',
    },
    press: 'Kalau itu kamu, konfirmasikan lewat tautan di bawah. Setelah itu kami menjawab dalam 3 × 24 jam.',
    button: 'Konfirmasi permintaan',
    notYou: 'Bukan kamu? Abaikan saja e-mail ini; tanpa konfirmasi tidak terjadi apa-apa. Tautannya berlaku 7 hari.',
  },
  en: {
    subject: 'Confirm your data request',
    title: { copy: 'A copy of your data', erasure: 'Erasing your data' },
    asked: {
      copy: 'Someone asked for a copy of everything we keep for this email address.',
      erasure: 'Someone asked us to erase everything we keep for this email address.',
    },
    press: "If it was you, confirm with the link below. After that we'll answer within 3 × 24 hours.",
    button: 'Confirm the request',
    notYou: 'Not you? Just ignore this email; without a confirmation nothing happens. The link works for 7 days.',
  },
}

export function confirmationMail({ kind, link, school }: Confirmation, language: Language) {
  const texts = CONFIRMATION[language]
  return writeMail({
    language,
    school,
    subject: `${texts.subject}: ${school.name}`,
    title: texts.title[kind],
    paragraphs: [texts.asked[kind], texts.press],
    button: { label: texts.button, link },
    footnotes: [texts.notYou],
  })
}

const ERASED = {
  id: {
    subject: 'Datamu sudah dihapus',
    title: 'Datamu sudah kami hapus',
    text: 'Seperti yang kamu minta, semua data yang kami simpan untuk alamat e-mail ini sudah dihapus.',
    record: 'Yang tersisa hanya catatan tanpa namamu bahwa ada permintaan dan kapan selesai.',
    last: 'Ini e-mail terakhir dari kami. Alamatmu tidak kami simpan lagi.',
  },
  en: {
    subject: 'Your data has been erased',
    title: 'We have erased your data',
    text: 'As you asked, everything that we kept for this email address has been erased.',
    record: 'All that remains is a note, without your name, that there was a request and when it was done.',
    last: 'This is our last email to you. We don’t keep your address any more.',
  },
}

export function erasedMail(school: School, language: Language) {
  const { subject, title, text, record, last } = ERASED[language]
  return writeMail({
    language,
    school,
    subject: `${subject}: ${school.name}`,
    title,
    paragraphs: [text, record],
    footnotes: [last],
  })
}

const TASKS = {
  copy: (id: string, email: string) => ({
    what: 'a copy of their data',
    steps: [
      `On the server: npm run --silent leads -- export ${email} --only > copy.json`,
      `Send them the file, then: npm run leads -- done ${id}`,
    ],
  }),
  erasure: (_id: string, email: string) => ({
    what: 'the erasure of their data',
    steps: [
      `On the server, to see what there is: npm run leads -- erase ${email} --only`,
      'The same with --yes erases it, for good, tells them by mail, and marks this request as done.',
    ],
  }),
}

/** To the school; in English, like lead notifications. */
export function taskMail({ id, email, kind }: DataRequestTable, school: School, nowMs: number) {
  const { what, steps } = TASKS[kind](id, email)
  return writeMail({
    language: 'en',
    school,
    subject: `Data request: ${kind}`,
    title: `${email} asks for ${what}`,
    paragraphs: [
      `The address was confirmed at ${jakartaTime(nowMs)}. The law gives us 3 × 24 hours to answer.`,
      ...steps,
    ],
    footnotes: ['Open requests: npm run leads -- requests'],
  })
}
