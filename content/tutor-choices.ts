import type { Intent } from '../domain/chat/intents.ts'

const names = (words: string): readonly string[] => words.split('|').map((name) => name.trim())

/** Names by which a visitor may choose a topic that was offered. */
export const intentNames: Record<Intent, readonly string[]> = {
  greeting: names('saying hello|hello|menyapa|sapa|say hello'),
  thanks_bye: names('saying goodbye|goodbye|bye|berpamitan|pamit'),
  grammar: names(
    `a grammar question|grammar question|grammar|tata bahasa|soal grammar|koreksi|correct sentences|koreksi kalimat|
    mengoreksi kalimat`,
  ),
  vocabulary: names(
    `the meaning of a word|meaning of a word|meaning|vocabulary|vocab|kosakata|kosa kata|arti kata|arti|words|word|kata|
    menjelaskan kata|explain words`,
  ),
  pronunciation: names('how to say a word|pronunciation|cara baca|pengucapan|pelafalan'),
  practice: names(
    `practice|practise|latihan|latihan percakapan|conversation practice|conversation|percakapan|speaking|ngobrol|
    learn english|learn|learning|belajar bahasa inggris|belajar|lanjut belajar`,
  ),
  programs: names(
    `our programs|programs|program|courses|classes|class|course|kelas|kursus|program kami|ask about our classes|
    our classes|bertanya soal kelas|soal kelas|tanya kelas|about classes|about the classes`,
  ),
  exam_prep: names(`
    ielts preparation|ielts|toefl|exam|exam preparation|exam prep|persiapan ujian|persiapan ielts|persiapan toefl|
    ujian`),
  business: names(
    'classes for companies|companies|company|business|bisnis|perusahaan|kelas untuk perusahaan|kelas perusahaan',
  ),
  interpreter: names('interpreter services|interpreter|juru bahasa|jasa juru bahasa|penerjemah'),
  price: names('the fees|fees|fee|price|prices|cost|biaya|harga|biayanya|harganya'),
  schedule: names('the timetable|timetable|schedule|jadwal|jadwalnya'),
  placement: names('the placement test|placement test|placement|tes penempatan|penempatan'),
  age_requirement: names('the age requirement|age requirement|age|umur|usia|syarat umur'),
  trainers: names('our trainers|trainers|trainer|teachers|pengajar|guru'),
  location: names('our location|location|address|lokasi|alamat|tempat'),
  guarantee: names('the money-back guarantee|money-back guarantee|guarantee|refund|garansi|garansi uang kembali'),
  promo: names('the promo|promo|bonus|diskon|discount'),
  documents: names('the brochure|brochure|proposal|brosur|dokumen|documents'),
  about_school: names('our school|school|the school|tentang sekolah|sekolah|sekolahnya'),
  register: names('registration|register|sign up|pendaftaran|daftar|mendaftar'),
  human: names('talking to our team|talk to our team|your team|team|a person|tim|tim kami|bicara dengan tim|admin|cs'),
  off_topic: names('something else|hal lain|lainnya|yang lain'),
}

/** The same for choices that are not intents. */
export const otherNames: Record<string, readonly string[]> = {
  'quiz': names('quiz|kuis|grammar quiz|kuis grammar|a quiz|questions|soal|test|tes|grammar quizzes|the quiz'),
  'scenes': names(
    `role-play|role play|roleplay|role-plays|main peran|conversation|percakapan|dialog|peran|another scene|a scene|
    adegan|adegan lain|scene`,
  ),
  'program general-english': names(
    `everyday life|everyday|daily|daily life|sehari-hari|general|general english|umum|conversation|travel|jalan-jalan|
    ngobrol`,
  ),
  'program business-english': names(
    'work|job|career|kerja|pekerjaan|karier|karir|kantor|office|business|bisnis|business english|untuk kerja|for work',
  ),
  'program exam-prep': names(
    `exam|an exam|test|ujian|ielts|toefl|cambridge|beasiswa|scholarship|kuliah|study abroad|exam preparation|
    persiapan ujian`,
  ),
}

/** Words in a stated goal, and the program that suits it; the first match wins. */
export const goals: readonly (readonly [choice: string, words: readonly string[]])[] = [
  [
    'program exam-prep',
    names(
      `ielts|toefl|toeic|cambridge|fce|cae|cpe|ujian|exam|exams|beasiswa|lpdp|scholarship|skor|score|band|study abroad|
      kuliah di luar|kuliah ke luar|s2|master degree|university abroad|university`,
    ),
  ],
  [
    'program business-english',
    names(
      `kerja|kerjaan|bekerja|pekerjaan|kantor|karier|karir|job|work|working|career|office|meeting|meetings|rapat|
      presentasi|presentation|presentations|klien|client|clients|customer|customers|pelanggan|tamu|tamu hotel|guests|
      resepsionis|receptionist|front office|hotel|perawat|nurse|waiter|waitress|pelayan|barista|kasir|cashier|sales|
      marketing|cs|customer service|atasan|bos|boss|naik jabatan|promotion|interview|wawancara|melamar|perusahaan|
      company|bisnis|business|negosiasi|negotiation|kapal pesiar|cruise|pramugari|flight attendant|tour guide|
      pemandu wisata|driver|ojol|karyawan|pegawai|staff|kolega|colleagues|coworkers|rekan kerja|freelance|freelancer|
      remote`,
    ),
  ],
  [
    'program general-english',
    names(
      `sehari hari|daily|everyday|ngobrol|ngomong|conversation|percakapan|jalan jalan|travel|travelling|traveling|
      liburan|holiday|nonton|film|movies|lagu|songs|teman|temen|friends|pacar|boyfriend|girlfriend|keluarga|family|
      pemula|beginner|dari nol|from zero|dasar|basic|umum|general|lancar|fluent|iseng|hobi|hobby|speaking|
      ibu rumah tangga`,
    ),
  ],
]
