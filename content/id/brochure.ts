/** Texts of the brochure that are not on the site. Keys ending in '.voice' are English in both languages. */
export const texts = {
  'title': 'Brosur program',
  'cover.lead': 'Program, jalur belajar, dan pengajar kami, dalam satu bacaan.',
  'page': 'Halaman {page}',
  'teachers.title': 'Kenalan dengan pengajarmu.',
  'teachers.more': 'Masih di ruang guru.',
  'teachers.more.voice': 'Come on in.',
  'teachers.specialties': 'Keahlian',
  'voices.voice': 'One step at a time.',
  'voices.lead': 'Ada yang baru mulai, ada yang sudah jauh. Begini cerita mereka.',
  'questions.title': 'Sebelum kamu melangkah.',
  'questions.voice': 'Good question.',
  'questions.lead': 'Lima hal yang paling sering ditanyakan kepada kami.',
  'start.title': 'Mulai dari sini.',
  'start.voice': 'See you in class.',
  'start.1.title': 'Isi formulir kelas percobaan',
  'start.1.text': 'Ada di halaman Program situs kami. Kelas percobaannya gratis.',
  'start.2.title': 'Tunggu kabar dari kami',
  'start.2.text': 'Kami menghubungimu untuk mengatur jadwal, dan menjawab soal biaya di kotamu.',
  'start.3.title': 'Ikut tes penempatan',
  'start.3.text': 'Bukan soal lulus atau gagal. Kami hanya mencari titik mulaimu.',
  'start.4.title': 'Masuk kelas',
  'start.4.text': 'Usia minimal 16 tahun. Umur 16 atau 17 mendaftar dengan izin orang tua atau wali.',
  'start.chat': 'Masih ragu? Tanya Ms Kiky, tutor AI kami, lewat tombol chat di situs.',
  'contact.email': 'E-mail',
  'contact.phone': 'Telepon',
  'contact.address': 'Alamat',
  'contact.sample': 'Alamat, telepon, dan e-mail ini masih contoh.',
  'fees':
    'Biaya dan jadwal bisa berbeda di tiap kota dan level, jadi tidak kami cetak di sini. Tim kami menyampaikannya langsung.',
}

export type BrochureTexts = Record<keyof typeof texts, string>
