import { common } from './common.ts'

/** Texts of the pages for requests for one's own data. */
export const texts = {
  ...common,
  'page.title': 'Permintaan data: {brand}',
  'page.description': 'Permintaan salinan atau penghapusan data pribadimu di {brand}.',
  'request.asked.title': 'Tinggal satu langkah:',
  'request.asked.voice': 'check your mail!',
  'request.asked.text':
    'Kami sudah mengirim e‑mail ke alamatmu. Buka tautan di dalamnya untuk mengonfirmasi permintaanmu.',
  'request.confirm.title': 'Konfirmasi permintaanmu.',
  'request.confirm.voice': 'Is it you?',
  'request.confirm.text':
    'Tekan tombol di bawah, lalu tim kami mengurus permintaan datamu dalam 3\u00a0×\u00a024\u00a0jam.',
  'request.confirm.button': 'Ya, ini permintaanku',
  'request.confirmed.title': 'Permintaanmu sudah dikonfirmasi.',
  'request.confirmed.voice': 'Thank you!',
  'request.confirmed.text':
    'Tim kami mengurusnya dan menjawab lewat e‑mail paling lambat dalam 3\u00a0×\u00a024\u00a0jam.',
  'request.expired.title': 'Tautan ini sudah tidak berlaku.',
  'request.expired.voice': 'Try again!',
  'request.expired.text':
    'Tautannya tidak dikenal atau sudah lewat 7 hari. Kirim lagi permintaanmu dari halaman privasi.',
  'request.again': 'Ke halaman privasi',
  'request.home': 'Ke Beranda',
}

export type DataRequestTexts = Record<keyof typeof texts, string>
