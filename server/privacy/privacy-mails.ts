import { jakartaTime } from '../../domain/leads/admin-message.ts'
import type { DataRequestKind } from '../../domain/privacy/data-request-contract.ts'
import type { Language } from '../../domain/shared/language.ts'
import { writeMail } from '../outbox/write-mail.ts'
import type { DataRequestTable } from '../outside/database/tables.ts'

interface Confirmation {
  kind: DataRequestKind
  link: string
  school: string
}

const WORDS = {
  id: {
    subject: 'Konfirmasi permintaan datamu',
    title: { copy: 'Salinan datamu', erasure: 'Penghapusan datamu' },
    asked: {
      copy: 'Seseorang meminta salinan semua data yang kami simpan untuk alamat e-mail ini.',
      erasure: 'Seseorang meminta agar semua data yang kami simpan untuk alamat e-mail ini dihapus.',
    },
    press: 'Kalau itu kamu, konfirmasikan lewat tombol di bawah. Setelah itu kami menjawab dalam 3 × 24 jam.',
    button: 'Konfirmasi permintaan',
    notYou: 'Bukan kamu? Abaikan saja e-mail ini; tanpa konfirmasi tidak terjadi apa-apa. Tautannya berlaku 7 hari.',
  },
  en: {
    subject: 'Confirm your data request',
    title: { copy: 'A copy of your data', erasure: 'Erasing your data' },
    asked: {
      copy: 'Someone asked for a copy of everything we keep for this e-mail address.',
      erasure: 'Someone asked us to erase everything we keep for this e-mail address.',
    },
    press: "If it was you, confirm with the button below. After that we'll answer within 3 × 24 hours.",
    button: 'Confirm the request',
    notYou: 'Not you? Just ignore this e-mail; without a confirmation nothing happens. The link works for 7 days.',
  },
}

/** To the address that was given: is it yours, and do you mean it? */
export function confirmationMail({ kind, link, school }: Confirmation, language: Language) {
  const words = WORDS[language]
  return writeMail({
    language,
    school,
    subject: `${words.subject}: ${school}`,
    title: words.title[kind],
    paragraphs: [words.asked[kind], words.press],
    button: { label: words.button, link },
    footnotes: [words.notYou],
  })
}

const TASKS = {
  copy: { what: 'a copy of their data', how: 'npm run leads -- export' },
  erasure: { what: 'the erasure of their data', how: 'npm run leads -- erase' },
}

/** To the school's people, who read English as the lead notifications are. */
export function taskMail({ id, email, kind }: DataRequestTable, school: string, nowMs: number) {
  const { what, how } = TASKS[kind]
  return writeMail({
    language: 'en',
    school,
    subject: `Data request: ${kind}`,
    title: `${email} asks for ${what}`,
    paragraphs: [
      `The address was confirmed at ${jakartaTime(nowMs)}. The law gives us 3 × 24 hours to answer.`,
      `On the server: ${how} ${email} --only`,
      `When it is done: npm run leads -- done ${id}`,
    ],
    footnotes: ['Open requests: npm run leads -- requests'],
  })
}
