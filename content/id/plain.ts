/**
 * Texts that claim nothing, in place of those in which the sample school speaks of itself: a school with its own folder
 * begins with them. By catalogue, then by key.
 */
export const plain = {
  'common': {
    'footer.about': 'Tempat belajar bahasa Inggris, untuk pribadi dan perusahaan.',
  },
  'home': {
    'page.title': '{brand}: kursus bahasa Inggris',
    'page.description': 'Kursus bahasa Inggris di {brand}: lihat programnya, kenali pengajarnya, lalu daftar.',
    'hero.title.start': 'Belajar bahasa Inggris:',
    'hero.title.voice': '“Let’s talk!”',
    'hero.title.end': 'Mulai hari ini.',
    'hero.lead': 'Pilih program yang kamu perlukan, lalu berlatih bersama pengajar kami.',
  },
  'home-sections': {
    'courses.title': 'Pilih programmu.',
    'courses.lead': 'Mulai saja dari yang paling kamu perlukan sekarang.',
    'why.image': 'Kenapa kami',
    'why.title': 'Kenapa belajar di sini?',
    'why.lead': 'Ini yang bisa kamu harapkan dari kami.',
    'teachers.lead': 'Balik kartunya untuk melihat kualifikasi mereka.',
    'testimonials.title': 'Kata mereka yang sudah belajar di sini',
    'promo.title': 'Mau mulai?',
    'promo.voice': 'Join us.',
    'promo.lead': 'Isi datamu, lalu kami bantu memilih kelasnya.',
    'promo.submit': 'Daftar Sekarang',
    'cta.title': 'Siap belajar?',
    'cta.voice': 'See you in class.',
    'cta.subtitle': 'Daftar sekarang, lalu tim kami menghubungimu.',
    'registration.title': 'Daftar kelas',
    'registration.success.title': 'Datamu sudah kami terima!',
  },
  'programs': {
    'page.title': 'Program: {brand}',
    'page.description': 'Semua program {brand}: isi, jenjang, dan pengajarnya.',
    'programs.heading': 'Program {brand}',
    'trial.title': 'Daftar kelas',
    'trial.voice': 'right here.',
    'trial.lead': 'Isi formulir ini. Kami akan menghubungimu lewat e‑mail untuk mengatur jadwalnya.',
    'trial.submit': 'Daftar Sekarang',
    'trial.open': 'Daftar kelas',
    'trial.thanks': 'Terima kasih! Kami segera menghubungimu.',
  },
  'thanks': { 'thanks.title': 'Sudah kami terima,', 'thanks.voice': 'thank you!' },
  'not-found': { 'notFound.title': 'Halamannya' },
  'account-deleted': {
    'deleted.text': 'Kamu sudah keluar di semua perangkat. Kalau nanti mau lagi, kamu selalu bisa membuat akun baru.',
  },
  'login': {
    'page.description': 'Masuk ke akunmu di {brand}.',
    'login.art': 'Senang melihatmu lagi.',
    'login.text': 'Masuk untuk membuka dokumen khusus anggota.',
  },
  'signup': {
    'page.description': 'Buat akun di {brand}.',
    'signup.art': 'Buat akun, lalu mulai belajar.',
    'verify.art': 'Kode enam digit, lalu selesai.',
  },
  'reset-password': { 'reset.art': 'Kata sandi baru, lalu lanjut belajar.' },
  'documents': {
    'page.description': 'Dokumen {brand} untuk pengguna terdaftar.',
    'documents.text': 'Dokumen kami untuk kamu baca.',
    'documents.brochure.text': 'Program dan pengajar kami dalam satu berkas.',
    'documents.proposal.text': 'Penawaran kami untuk tim dan perusahaanmu.',
  },
  'brochure': {
    'cover.lead': 'Program dan pengajar kami, dalam satu bacaan.',
    'teachers.more': 'Pengajar kami yang lain.',
    'voices.voice': 'In their words.',
    'voices.lead': 'Begini cerita mereka.',
    'questions.title': 'Sebelum kamu mendaftar.',
    'questions.lead': 'Yang paling sering ditanyakan kepada kami.',
    'start.1.title': 'Isi formulir',
    'start.1.text': 'Ada di halaman Program situs kami.',
    'start.2.text': 'Kami menghubungimu untuk mengatur jadwal.',
    'start.3.title': 'Cari level yang pas',
    'start.3.text': 'Ceritakan kemampuanmu sekarang, lalu kami bantu memilih kelasnya.',
    'fees': 'Pertanyaan lain? Tim kami menjawabnya langsung.',
  },
  'proposal': {
    'cover.lead': 'Pelatihan bahasa Inggris untuk tim Anda.',
    'offer.title': 'Yang kami latih.',
    'offer.lead': 'Inilah keterampilan yang kami latih bersama tim Anda.',
    'path.title': 'Tahapnya.',
    'path.lead': 'Tidak semua orang perlu sampai puncak: berhentilah di tahap yang sesuai dengan tugasnya.',
    'work.1.text': 'Kota, jumlah peserta, dan tujuan Anda. Tim kami memberi tahu pilihan yang tersedia.',
    'work.2.title': 'Level tiap peserta',
    'work.2.text': 'Kami mencari tahu dulu, supaya kelasnya pas.',
    'work.5.text': 'Bentuk laporan kita sepakati sebelum kelas dimulai.',
    'work.fees.text': 'Biaya kami sampaikan langsung setelah mengetahui kebutuhan Anda.',
  },
  'tutor-talk': {
    'programs.intro': 'Ini program di {shortBrand}:',
    'programs.ask': 'Tujuanmu apa? Nanti kusarankan yang pas.',
    'trainers.intro': 'Pengajar kami ada {count} orang. Misalnya {names}.',
    'location.other': 'Soal kota lain, tim kami bisa memberi tahu apa yang tersedia.',
    'about.years': 'Aku tutor AI di {brand}.',
    'about.social': 'Tautan media sosial kami ada di bagian bawah halaman.',
    'register.yes': 'Senang mendengarnya! Kubantu mencatat pendaftaranmu.',
    'documents.where':
      'Dokumen kami ada di halaman **Dokumen** (/documents) setelah kamu masuk ke akun. Belum punya akun? Buat di /signup dengan e‑mail.',
    'price.why': 'Soal biaya, tim kami yang menyampaikannya langsung, supaya angkanya pasti.',
    'topic.exam_prep': 'persiapan ujian',
    'topic.guarantee': 'garansi',
    'topic.documents': 'dokumen kami',
  },
  'tutor-practice': { 'programs.trial': 'Mau coba dulu? Kubantu mendaftar.' },
  'tutor-details': {
    'online':
      'Soal kelas daring belum tertulis di situs, jadi tanyakan ke tim kami ya: telepon **{phone}** atau e‑mail **{email}**.',
    'test.free':
      'Soal biaya tes belum tertulis di situs. Tim kami bisa memastikannya: telepon **{phone}** atau e‑mail **{email}**.',
    'trial.free':
      'Soal biaya kelas percobaan belum tertulis di situs. Tim kami bisa memastikannya: telepon **{phone}** atau e‑mail **{email}**.',
    'certificate':
      'Soal sertifikat belum tertulis di situs, jadi aku tidak mau menjanjikan. Tim kami bisa memastikannya.',
    'estimate':
      'Perkiraan tidak bisa kuberikan. Angka yang pasti bisa kamu dapat dari tim kami: telepon **{phone}** atau e‑mail **{email}**.',
    'score':
      'Terus terang: skor tidak kami janjikan, karena hasil ujian bergantung pada level awal, waktu, dan latihanmu.',
    'fluent':
      'Berapa lama sampai lancar tergantung level awalmu, targetmu, dan waktumu tiap minggu, jadi aku tidak menjanjikan angka.',
    'length':
      'Lama kursus dan jumlah pertemuan belum tertulis di situs. Tim kami menyampaikannya setelah tahu programmu.',
    'size':
      'Jumlah peserta per kelas belum tertulis di situs. Sampaikan maumu saat mendaftar, tim kami mencarikan yang sesuai.',
    'age.teen': 'Bisa! Usia {age} tahun sudah boleh ikut, asal mendaftar dengan izin orang tua atau wali.',
  },
}

/** What Ms Kiky answers where the school's folder says nothing. */
export const plainAnswers = {
  fees: 'Tim kami menyampaikannya langsung kepadamu.',
  schedule: 'Tim kami menyampaikannya langsung. Sebutkan juga kapan kamu punya waktu.',
  placement: 'Sebelum kelas dimulai, tim kami membantu mencari level yang pas untukmu.',
  beginners: 'Ceritakan kemampuanmu sekarang, lalu tim kami mencarikan kelas yang pas untukmu.',
  age: 'Kelas kami untuk usia 16 tahun ke atas. Kalau usiamu 16 atau 17 tahun, daftarlah dengan izin orang tua atau wali.',
  guarantee: 'Soal garansi belum tertulis di situs, jadi aku tidak mau menjanjikan. Tim kami bisa memastikannya.',
  promo: 'Saat ini tidak ada promo yang tertulis di situs.',
  program: 'Program seperti itu tidak ada di daftar kami.',
  documents: 'Saat ini belum ada dokumen di situs.',
  opened: 'Jam buka kami: {hours}',
  since: '{brand} ada sejak tahun {year}.',
  price: '**{name}**: {price}',
}

export const plainProgram = {
  register: 'Daftar Sekarang',
  learn: 'Yang akan kamu pelajari',
  path: 'Jenjang',
  why: 'Kenapa {name} di {shortBrand}',
}

export type PlainTexts = typeof plain
export type PlainAnswers = typeof plainAnswers
