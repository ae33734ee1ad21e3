import { auth } from './auth.ts'
import { common } from './common.ts'

export const texts = {
  ...common,
  ...auth,
  'page.title': 'Dokumen: {brand}',
  'page.description': 'Brosur dan proposal {brand} untuk pengguna terdaftar.',
  'documents.home': 'Beranda',
  'documents.link': 'Dokumen',
  'documents.welcome': 'Selamat datang, {email}',
  'documents.logout': 'Keluar',
  'documents.title': 'Dokumen untukmu.',
  'documents.voice': 'Enjoy the read.',
  'documents.text': 'Brosur untuk mengenal program kami, proposal untuk dibawa ke kantor.',
  'documents.brochure.title': 'Brosur program',
  'documents.brochure.text': 'Semua program, jalur belajar, dan pengajar kami dalam satu berkas.',
  'documents.proposal.title': 'Proposal kerja sama',
  'documents.proposal.text': 'Penawaran pelatihan bahasa Inggris untuk tim dan perusahaanmu.',
  'documents.size': 'PDF, {size}',
  'documents.view': 'Lihat Dokumen',
  'documents.newTab': '(membuka tab baru)',
  'documents.protected': 'Konten terlindungi, hanya untuk pengguna terdaftar',
  'documents.support': 'Butuh bantuan? Tulis ke {email}',
  'reminder.text': 'E-mailmu belum diverifikasi.',
  'reminder.send': 'Verifikasi E-mail',
  'reminder.busy': 'Mengirim kode…',
  'account.title': 'Akunmu',
  'account.text': 'Masuk sebagai {email}.',
  'account.security': 'Perangkat dan Keamanan',
  'account.change': 'Ganti Kata Sandi',
  'account.change.current': 'Kata sandi sekarang',
  'account.change.submit': 'Simpan Kata Sandi',
  'account.change.busy': 'Menyimpan…',
  'account.change.done': 'Kata sandimu sudah diganti. Perangkat lain sudah dikeluarkan.',
  'account.change.google':
    'Kamu masuk dengan Google, jadi akun ini belum punya kata sandi. Mau membuatnya? Kami kirim tautannya ke {email}.',
  'account.change.link': 'Kirim Tautan',
  'account.change.sent': 'Tautannya sudah dikirim. Cek kotak masukmu, ya.',
  'account.delete': 'Hapus Akun',
  'account.delete.text':
    'Akunmu dan semua data tentangmu yang tersimpan di situs ini akan dihapus. Ini tidak bisa dibatalkan.',
  'account.delete.unverified':
    'Akunmu akan dihapus. Ini tidak bisa dibatalkan. Karena e‑mail ini belum diverifikasi, formulir yang pernah dikirim dengannya tetap tersimpan: verifikasi dulu, atau minta lewat halaman privasi, kalau semuanya mau dihapus.',
  'account.delete.confirm': 'Ya, hapus semuanya',
  'account.delete.confirmUnverified': 'Ya, hapus akunku',
  'account.delete.submit': 'Hapus Akun Selamanya',
  'account.delete.busy': 'Menghapus…',
  'account.delete.unconfirmed': 'Centang kotaknya dulu kalau kamu yakin',
}

export type DocumentsTexts = Record<keyof typeof texts, string>
