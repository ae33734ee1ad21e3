import { auth } from './auth.ts'
import { changePassword } from './change-password.ts'
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
  'reminder.send': 'Verifikasi E‑mail',
  'reminder.busy': 'Mengirim kode…',
  'account.title': 'Akunmu',
  'account.text': 'Masuk sebagai {email}.',
  'account.security': 'Perangkat dan Keamanan',
  ...changePassword,
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
  'account.delete.lastOwner': 'Kamu pemilik terakhir. Undang pemilik lain dulu di Pengaturan, Tim.',
}

export type DocumentsTexts = Record<keyof typeof texts, string>
