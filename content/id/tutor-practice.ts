/** Replies about the learner's practice so far. {values} are filled in. */
export const practiceTalk = {
  'programs.suggest': 'Kalau begitu, yang paling pas untukmu **{name}**.',
  'programs.trial': 'Mau coba dulu lewat **kelas percobaan gratis**?',
  'words.theme.none':
    'Kosakata tentang **{theme}** belum ada di daftarku. Yang sudah siap: {themes}. Mau yang mana? Atau tulis satu kata, nanti kujelaskan.',
  'review.mistakes': 'Dari yang kamu tulis di sini, ini yang paling perlu dirapikan:\n{rules}',
  'review.clean': 'Sejauh ini kalimat-kalimatmu rapi, aku belum menemukan kesalahan. Pertahankan!',
  'review.score': 'Skor kuis terakhirmu **{score} dari 5**.',
  'review.next': 'Mau kujelaskan lagi yang pertama? Bilang saja **iya**, atau tulis kalimat baru.',
  'review.go': 'Mau lanjut dengan **kuis** atau **main peran**?',
  'review.none':
    'Aku belum punya bahan untuk menilai, karena kita belum latihan. Tulis dua atau tiga kalimat bahasa Inggris tentang harimu, nanti kutunjukkan apa yang sudah bagus dan apa yang perlu dirapikan.',
  'details.next': 'Terima kasih{name}. Tinggal {missing}, lalu tim kami yang melanjutkan.',
  'details.done': 'Terima kasih{name}! Datamu sudah lengkap, tim kami segera menghubungimu.',
  'details.none': 'Tidak apa-apa, kita lewati saja. Tinggal {missing}; atau pakai tombol WhatsApp, tanpa data apa pun.',
  'details.of.name': '**namamu**',
  'details.of.email': '**e-mail**',
  'details.of.phone': '**nomor telepon** atau WhatsApp yang bisa dihubungi',
  'details.and': 'dan',
  'name.known': 'Namamu {name}, kan? Tenang, aku ingat. 😊',
  'name.unknown': 'Kamu belum menyebutkan namamu di obrolan ini. Kalau mau kenalan, tulis saja “nama saya …”.',
} as const

export type PracticeTalk = Record<keyof typeof practiceTalk, string>
