import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Halaman tidak ditemukan: {brand}',
  'page.description': 'Halaman ini tidak ada. Kembali ke beranda {brand}.',
  'notFound.title': 'Langkahnya',
  'notFound.voice': 'got lost.',
  'notFound.text': 'Halaman yang kamu cari tidak ada, atau sudah pindah. Yuk, mulai lagi dari beranda.',
  'notFound.home': 'Ke Beranda',
}

export type NotFoundTexts = Record<keyof typeof texts, string>
