import { common } from './common.ts'

/** First screen only; `home-sections.ts` has the rest. Keys ending in '.voice' are English in both languages. */
export const texts = {
  ...common,
  'page.title': '{brand}: kursus bahasa Inggris untuk dewasa dan perusahaan',
  'page.description':
    'Belajar bahasa Inggris selangkah demi selangkah: General English, Business English, persiapan IELTS dan TOEFL, dan jasa juru bahasa. Kelas percobaan gratis.',
  'hero.title.start': 'Mulai dari',
  'hero.title.voice': '“Hi!”,',
  'hero.title.end': 'melangkah sampai fasih.',
  'hero.lead':
    'Sudah 50 tahun lebih kami menemani orang Indonesia belajar bahasa Inggris. Untuk kerja, kuliah, dan obrolan sehari‑hari, selangkah demi selangkah.',
  'hero.start': 'Mulai Sekarang',
  'hero.explore': 'Lihat Program',
  'hero.pause': 'Jeda animasi',
  'hero.play': 'Putar animasi',

  'claims.years.number': '50+',
  'claims.years.text': 'tahun pengalaman mengajar bahasa Inggris di Indonesia',
  'claims.guarantee.number': '30',
  'claims.guarantee.text': 'hari garansi uang kembali kalau ternyata belum cocok',
  'claims.bonus.number': '2',
  'claims.bonus.text': 'bulan kelas bonus untuk yang mendaftar lewat promo',

  'chat.open': 'Buka chat',
  'chat.missing':
    'Chatnya belum bisa dibuka: sepertinya internetnya terputus. Kamu juga bisa menghubungi kami di sini:',
  'chat.missing.again': 'Coba lagi',
}

export type HomeTexts = Record<keyof typeof texts, string>
