import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Akunmu sudah dihapus: {brand}',
  'page.description': 'Akun di {brand} sudah dihapus.',
  'deleted.title': 'Akunmu sudah dihapus.',
  'deleted.voice': 'Take care!',
  'deleted.text':
    'Kamu sudah keluar di semua perangkat. Kalau nanti mau melangkah lagi, kamu selalu bisa membuat akun baru.',
  'deleted.home': 'Ke Beranda',
}

export type AccountDeletedTexts = Record<keyof typeof texts, string>
