import { desk } from './desk.ts'

/** What the desk tells the team: on lock screens and by mail. */
export const texts = {
  'arrival': '{name} menunggu jawaban',
  'reminder': '{name} sudah {min} menit menunggu',
  'unclaimed': 'Belum ada yang mengambil.',
  'due': 'Hubungi {name} pukul {time}',
  'somebody': 'Seseorang',
  'open': 'Jawab',
  'claim': 'Aku yang jawab',
  'collected.one': '1 orang menunggu jawaban',
  'collected.many': '{n} orang menunggu jawaban',
  'collected.due': 'Janji hari ini: {n}',
  'test': 'Percobaan dari meja depan',
  'test.text': 'Kalau kamu membaca ini, sambungannya jalan.',
  'mail.open': 'Buka Meja',
  'mail.footnote': 'Kamu menerima e-mail ini karena menyalakan E-mail di Pengaturan, Notifikasi.',
  'digest.subject': 'Ringkasan pagi: {n} menunggu jawaban',
  'digest.title': 'Ringkasan pagi',
  'digest.waiting': 'Menunggu jawaban: {n} orang.',
  'digest.allAnswered': 'Semua orang sudah dijawab.',
  'digest.due': 'Janji hari ini: {n} ({times}).',
  'digest.nothingDue': 'Tidak ada janji hari ini.',
  'digest.yesterday': 'Kemarin: {arrived} orang baru, {answered} dijawab, {inTime} di bawah 5 menit.',
  'digest.median': 'Separuhnya dijawab dalam {min} menit.',
  'digest.footnote': 'Kamu menerima e-mail ini karena menyalakan Ringkasan harian di Pengaturan, Notifikasi.',
  'kind.chat': desk['kind.chat'],
  'kind.trial': desk['kind.trial'],
  'kind.registration': desk['kind.registration'],
  'kind.promo': desk['kind.promo'],
  'kind.walk_in': desk['kind.walk_in'],
  'kind.phone_call': desk['kind.phone_call'],
}

export type NoticeTexts = Record<keyof typeof texts, string>
