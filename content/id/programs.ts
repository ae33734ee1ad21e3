import { common } from './common.ts'

export const texts = {
  ...common,
  'page.title': 'Program bahasa Inggris dan jasa juru bahasa: {brand}',
  'page.description':
    'Kenali General English, Business English, persiapan IELTS, TOEFL iBT, dan Cambridge, serta jasa juru bahasa. Lihat kurikulumnya, lalu coba kelas gratis.',
  'programs.heading': 'Program dan layanan bahasa Inggris',
  'programs.nav.label': 'Program',
  'programs.nav.home': 'Beranda',
  'programs.nav.open': 'Buka menu program',
  'programs.nav.close': 'Tutup menu program',
  'programs.nav.general-english': 'General English',
  'programs.nav.business-english': 'Business English',
  'programs.nav.exam-prep': 'Persiapan Ujian',
  'programs.nav.interpreter-services': 'Jasa Juru Bahasa',
  'programs.instructors': 'Pengajar program ini',
  'programs.experience': '{years} pengalaman',
  'programs.faq': 'Pertanyaan umum',
  'trial.title': 'Mulai perjalanan bahasa Inggrismu',
  // Follows the title without a full stop: title and voice read as one sentence.
  'trial.voice': 'one step at a time.',
  'trial.lead':
    'Isi formulir ini untuk kelas percobaan gratis atau juru bahasa. Kami kirim e‑mail untuk mengatur jadwalnya.',
  'trial.submit': 'Ambil Kelas Gratis',
  'trial.open': 'Coba kelas gratis',
  'trial.close': 'Tutup formulir',
  'trial.thanks': 'Langkah pertama, beres! Kami segera menghubungimu.',
  'trial.programNote': 'Sesuai program yang kamu pilih di halaman ini. Mau yang lain? Tekan “Ganti program”.',
  'trial.changeProgram': 'Ganti program',
  'form.name': 'Nama lengkap',
  'form.name.placeholder': 'Sari Wulandari',
  'form.email': 'E-mail',
  'form.email.placeholder': 'nama@contoh.com',
  'form.type': 'Daftar sebagai',
  'form.type.individual': 'Individu',
  'form.type.business': 'Perusahaan',
  'form.city': 'Kota',
  'form.city.placeholder': 'Pilih kota',
  'form.startDate': 'Mulai tanggal',
  'form.program': 'Program',
  'form.purpose':
    'Datamu kami pakai untuk menghubungimu soal program yang kamu pilih, dan kami simpan selama diperlukan saja. Kalau usiamu 16 atau 17 tahun, daftarlah dengan izin orang tua atau wali.',
  'form.privacyLink': 'Kebijakan privasi',
  'form.marketing': 'Ya, kirimi saya kabar kelas baru dan tips belajar. Saya bisa berhenti kapan saja.',
}

export type ProgramsTexts = Record<keyof typeof texts, string>
