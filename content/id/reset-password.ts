import { auth } from './auth.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  ...auth,
  'page.title': 'Kata sandi baru: {brand}',
  'page.description': 'Buat kata sandi baru untuk akunmu di {brand}.',
  'reset.art': 'Kata sandi baru, lalu lanjut melangkah.',
  'reset.title': 'Buat kata sandi baru',
  'reset.text': 'Setelah ini, semua perangkat yang masih masuk akan dikeluarkan.',
  'reset.submit': 'Simpan Kata Sandi',
  'reset.busy': 'Menyimpan…',
  'reset.done.title': 'Kata sandimu sudah diganti',
  'reset.done.text': 'Semua perangkat sudah dikeluarkan. Masuk dengan kata sandi barumu.',
  'reset.invited.title': 'Buat kata sandimu',
  'reset.invited.text': 'Satu langkah lagi: dengan kata sandi ini kamu masuk ke meja depan.',
  'reset.invited.done': 'Selamat bergabung',
  'reset.invited.next': 'Masuk dengan kata sandi barumu, lalu meja depan terbuka.',
  'reset.login': 'Ke Halaman Masuk',
  'reset.ask': 'Minta Tautan Baru',
}

export type ResetPasswordTexts = Record<keyof typeof texts, string>
