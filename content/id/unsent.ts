import { common } from './common.ts'

/** Shown for a form that was posted without script although it needs it. */
export const texts = {
  ...common,
  'page.title': 'Belum terkirim: {brand}',
  'page.description': 'Isian yang belum sampai ke {brand}.',
  'unsent.title': 'Belum terkirim.',
  'unsent.voice': 'One more try!',
  'unsent.text':
    'Sebagian halaman belum termuat, jadi isianmu tidak kami proses. Periksa koneksimu, buka lagi halamannya, lalu coba sekali lagi. Kalau JavaScript dimatikan di browsermu, nyalakan dulu untuk situs ini.',
  'unsent.again': 'Buka Lagi Halamannya',
}

export type UnsentTexts = Record<keyof typeof texts, string>
