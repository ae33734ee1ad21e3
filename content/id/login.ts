import { auth } from './auth.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  ...auth,
  'page.title': 'Masuk: {brand}',
  'page.description': 'Masuk untuk membuka brosur dan proposal {brand}.',
  'login.art': 'Satu langkah lagi ke brosur dan proposal.',
  'login.title': 'Selamat datang lagi',
  'login.text': 'Masuk untuk membuka dokumen khusus anggota.',
  'login.submit': 'Masuk',
  'login.busy': 'Sedang masuk…',
  'login.google': 'Masuk dengan Google',
  'login.forgot': 'Lupa kata sandi?',
  'login.new': 'Belum punya akun?',
  'login.signup': 'Daftar di sini',
  'login.reset.title': 'Atur ulang kata sandi',
  'login.reset.text': 'Tulis e-mail akunmu. Kami kirim tautan untuk membuat kata sandi baru.',
  'login.reset.submit': 'Kirim Tautan',
  'login.reset.busy': 'Mengirim…',
  'login.reset.sent': 'Jika akun terdaftar, tautan reset telah dikirim.',
}

export type LoginTexts = Record<keyof typeof texts, string>
