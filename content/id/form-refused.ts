import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Formulir belum terkirim: {brand}',
  'page.description': 'Formulirmu belum kami simpan. Lengkapi isinya, lalu kirim sekali lagi.',
  'formRefused.title': 'Sedikit lagi,',
  'formRefused.voice': 'almost there!',
  'formRefused.text':
    'Formulirmu belum kami simpan: tanpa e‑mail atau nomor telepon, kami tidak bisa menghubungimu. Tekan tombol kembali di browsermu, biasanya isianmu masih ada di sana. Lengkapi, lalu kirim sekali lagi, ya.',
  'formRefused.form': 'Ke Formulir Pendaftaran',
}

export type FormRefusedTexts = Record<keyof typeof texts, string>
