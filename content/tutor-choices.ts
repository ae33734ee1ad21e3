import type { Intent } from '../domain/chat/intents.ts'
import { phraseList } from '../domain/shared/word-lists.ts'

/** Names by which a visitor may choose a topic that was offered. */
export const intentNames: Record<Intent, readonly string[]> = {
  greeting: phraseList('saying hello|hello|menyapa|sapa|say hello'),
  thanks_bye: phraseList('saying goodbye|goodbye|bye|berpamitan|pamit'),
  grammar: phraseList(
    `a grammar question|grammar question|grammar|tata bahasa|soal grammar|koreksi|correct sentences|koreksi kalimat|
    mengoreksi kalimat`,
  ),
  vocabulary: phraseList(
    `the meaning of a word|meaning of a word|meaning|vocabulary|vocab|kosakata|kosa kata|arti kata|arti|words|word|kata|
    menjelaskan kata|explain words`,
  ),
  pronunciation: phraseList('how to say a word|pronunciation|cara baca|pengucapan|pelafalan'),
  practice: phraseList(
    `practice|practise|latihan|latihan percakapan|conversation practice|conversation|percakapan|speaking|ngobrol|
    learn english|learn|learning|belajar bahasa inggris|belajar|lanjut belajar`,
  ),
  programs: phraseList(
    `our programs|programs|program|courses|classes|class|course|kelas|kursus|program kami|ask about our classes|
    our classes|bertanya soal kelas|soal kelas|tanya kelas|about classes|about the classes`,
  ),
  exam_prep: phraseList(`
    ielts preparation|ielts|toefl|exam|exam preparation|exam prep|persiapan ujian|persiapan ielts|persiapan toefl|
    ujian`),
  business: phraseList(
    'classes for companies|companies|company|business|bisnis|perusahaan|kelas untuk perusahaan|kelas perusahaan',
  ),
  interpreter: phraseList('interpreter services|interpreter|juru bahasa|jasa juru bahasa|penerjemah'),
  price: phraseList('the fees|fees|fee|price|prices|cost|biaya|harga|biayanya|harganya'),
  schedule: phraseList('the timetable|timetable|schedule|jadwal|jadwalnya'),
  placement: phraseList('the placement test|placement test|placement|tes penempatan|penempatan'),
  age_requirement: phraseList('the age requirement|age requirement|age|umur|usia|syarat umur'),
  trainers: phraseList('our trainers|trainers|trainer|teachers|pengajar|guru'),
  location: phraseList('our location|location|address|lokasi|alamat|tempat'),
  guarantee: phraseList('the money-back guarantee|money-back guarantee|guarantee|refund|garansi|garansi uang kembali'),
  promo: phraseList('the promo|promo|bonus|diskon|discount'),
  documents: phraseList('the brochure|brochure|proposal|brosur|dokumen|documents'),
  about_school: phraseList('our school|school|the school|tentang sekolah|sekolah|sekolahnya'),
  register: phraseList('registration|register|sign up|pendaftaran|daftar|mendaftar'),
  human: phraseList(
    'talking to our team|talk to our team|your team|team|a person|tim|tim kami|bicara dengan tim|admin|cs',
  ),
  off_topic: phraseList('something else|hal lain|lainnya|yang lain'),
}

/** The same for choices that are not intents. */
export const otherNames: Record<string, readonly string[]> = {
  'quiz': phraseList('quiz|kuis|grammar quiz|kuis grammar|a quiz|questions|soal|test|tes|grammar quizzes|the quiz'),
  'scenes': phraseList(
    `role-play|role play|roleplay|role-plays|main peran|conversation|percakapan|dialog|peran|another scene|a scene|
    adegan|adegan lain|scene`,
  ),
  'program general-english': phraseList(
    `everyday life|everyday|daily|daily life|sehari-hari|general|general english|umum|conversation|travel|jalan-jalan|
    ngobrol`,
  ),
  'program business-english': phraseList(
    'work|job|career|kerja|pekerjaan|karier|karir|kantor|office|business|bisnis|business english|untuk kerja|for work',
  ),
  'program exam-prep': phraseList(
    `exam|an exam|test|ujian|ielts|toefl|cambridge|beasiswa|scholarship|kuliah|study abroad|exam preparation|
    persiapan ujian`,
  ),
}

/** Words in a stated goal, and the program that suits it; the first match wins. */
export const goals: readonly (readonly [choice: string, words: readonly string[]])[] = [
  [
    'program exam-prep',
    phraseList(
      `ielts|toefl|toeic|cambridge|fce|cae|cpe|ujian|exam|exams|beasiswa|lpdp|scholarship|skor|score|band|study abroad|
      kuliah di luar|kuliah ke luar|s2|master degree|university abroad|university`,
    ),
  ],
  [
    'program business-english',
    phraseList(
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
    phraseList(
      `sehari hari|daily|everyday|ngobrol|ngomong|conversation|percakapan|jalan jalan|travel|travelling|traveling|
      liburan|holiday|nonton|film|movies|lagu|songs|teman|temen|friends|pacar|boyfriend|girlfriend|keluarga|family|
      pemula|beginner|dari nol|from zero|dasar|basic|umum|general|lancar|fluent|iseng|hobi|hobby|speaking|
      ibu rumah tangga`,
    ),
  ],
]
