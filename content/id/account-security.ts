import { auth } from './auth.ts'
import { common } from './common.ts'
import { security } from './security.ts'

export const texts = {
  ...common,
  ...auth,
  ...security,
  'page.title': 'Keamanan akun: {brand}',
  'page.description': 'Perangkat yang masuk dan masuk dua langkah.',
  'documents.home': 'Beranda',
  'documents.link': 'Dokumen',
  'documents.welcome': 'Selamat datang, {email}',
  'documents.logout': 'Keluar',
  'accountSecurity.title': 'Keamanan akun',
  'accountSecurity.text': 'Di sini kamu melihat di mana akunmu sedang masuk, dan bisa mengeluarkan perangkat lain.',
}

export type AccountSecurityTexts = Record<keyof typeof texts, string>
