import type { Question } from '../shapes.ts'

export const homeQuestions: readonly Question[] = [
  {
    question: 'Kursus apa saja yang ada di sini?',
    answer:
      'Ada General English, Business English, dan persiapan ujian IELTS, TOEFL iBT, serta Cambridge. Kamu bisa ikut sendiri atau bersama tim dari kantormu. Kami juga menyediakan jasa juru bahasa untuk rapat dan acara.',
  },
  {
    question: 'Kenapa sebaiknya ikut kursus ini?',
    answer:
      'Di kelas kamu lebih banyak bicara daripada mencatat, dan tidak ada yang menertawakan kalau kamu salah. Cara mengajarnya sudah kami asah selama lebih dari 50 tahun. Kalau ternyata belum cocok, ada garansi uang kembali 30 hari.',
  },
  {
    question: 'Apa saja syarat untuk mendaftar?',
    answer:
      'Usiamu minimal 16 tahun, dan kamu mengikuti tes penempatan sebelum kelas dimulai. Kalau usiamu 16 atau 17 tahun, daftarlah dengan izin orang tua atau wali. Belum bisa sama sekali juga tidak apa-apa: tes ini untuk mencari titik mulaimu, bukan untuk lulus atau gagal.',
  },
  {
    question: 'Siapa yang akan mengajarku?',
    answer:
      'Tim kami terdiri atas pengajar lokal dan internasional yang terbiasa mengajar orang dewasa. Pengajar lokal paham bagian mana yang biasanya sulit bagi orang Indonesia, sedangkan pengajar internasional melatih telinga dan keberanianmu bicara. Kualifikasi mereka bisa kamu lihat di bagian Pengajar.',
  },
  {
    question: 'Apakah bahasa Inggris berguna untuk karierku?',
    answer:
      'Bahasa Inggris sering terpakai saat wawancara kerja, rapat dengan tim dari negara lain, atau mengikuti perkembangan di bidangmu. Di kelas, situasi seperti itu langsung kamu latih, dari memperkenalkan diri sampai presentasi. Kalau tujuanmu memang untuk kerja, coba mulai dari Business English.',
  },
]
