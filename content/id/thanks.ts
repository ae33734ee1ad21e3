import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Terima kasih: {brand}',
  'page.description': 'Datamu sudah kami terima. Kami segera menghubungimu.',
  'thanks.title': 'Langkah pertama,',
  'thanks.voice': 'done!',
  'thanks.text': 'Datamu sudah kami terima. Kami segera menghubungimu.',
  'thanks.home': 'Ke Beranda',
}

export type ThanksTexts = Record<keyof typeof texts, string>
