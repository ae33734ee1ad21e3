import { auth } from './auth.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  ...auth,
  'page.title': 'Buat akun: {brand}',
  'page.description': 'Buat akun untuk membaca brosur dan proposal {brand}.',
  'signup.art': 'Buat akun, baca semuanya, lalu mulai belajar.',
  'signup.title': 'Buat akunmu',
  'signup.text': 'Cukup e‑mail dan kata sandi. Setelah itu kami kirim kode verifikasi.',
  'signup.submit': 'Buat Akun',
  'signup.busy': 'Membuat akun…',
  'signup.google': 'Daftar dengan Google',
  'signup.known': 'Sudah punya akun?',
  'signup.login': 'Masuk',
  'signup.purpose': 'E-mailmu hanya kami pakai untuk akun ini.',
  'signup.privacy': 'Kebijakan privasi',
  'verify.art': 'Kode enam digit, lalu kamu siap melangkah.',
  'verify.back': 'Kembali ke Pendaftaran',
  'verify.title': 'Cek e‑mailmu',
  'verify.text': 'Kami mengirim kode 6 digit ke',
  'verify.unsent': 'Ketik kodemu, atau minta kode ke',
  'verify.time': 'Kode kedaluwarsa dalam:',
  'verify.resend': 'Kirim Ulang Kode',
  'verify.resend.busy': 'Mengirim…',
  'verify.send': 'Kirim Kode',
  'verify.submit': 'Verifikasi E‑mail',
  'verify.busy': 'Memverifikasi…',
  'verify.demo': 'Mode demo: kamu bisa memakai kode {code}.',
  'verify.done': 'E-mail berhasil diverifikasi!',
  'verify.continue': 'Sebentar, kami antar ke tujuanmu.',
}

export type SignupTexts = Record<keyof typeof texts, string>
