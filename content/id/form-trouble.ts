import { common } from './common.ts'

/** Shown when a form that was posted without script is refused. */
export const texts = {
  ...common,
  'page.title': 'Formulir belum terkirim: {brand}',
  'page.description': 'Formulirmu belum kami simpan. Kirim sekali lagi, atau chat kami di WhatsApp.',
  'tooOften.title': 'Pelan-pelan dulu,',
  'tooOften.voice': 'take a break!',
  'tooOften.text':
    'Formulirmu belum kami simpan: dalam waktu singkat, sudah banyak yang dikirim dari sini. Tunggu beberapa menit, lalu tekan tombol kembali di browsermu, biasanya isianmu masih ada di sana. Kalau tetap belum bisa, coba lagi besok, atau langsung chat kami di WhatsApp.',
  'tooLong.title': 'Sedikit lebih singkat,',
  'tooLong.voice': 'please!',
  'tooLong.text':
    'Formulirmu belum kami simpan: isinya terlalu panjang. Tekan tombol kembali di browsermu, biasanya isianmu masih ada di sana. Persingkat, lalu kirim sekali lagi, ya. Kalau ceritanya memang panjang, chat saja kami di WhatsApp.',
  'notNow.title': 'Belum terkirim.',
  'notNow.voice': 'One more try!',
  'notNow.text':
    'Maaf, formulirmu belum bisa kami terima sekarang. Tunggu sebentar, lalu tekan tombol kembali di browsermu, biasanya isianmu masih ada di sana. Kirim sekali lagi, atau langsung chat kami di WhatsApp.',
  'formTrouble.whatsapp': 'Chat di WhatsApp',
}

export type FormTroubleTexts = Record<keyof typeof texts, string>
