/** What learners say about themselves, and what they ask about it, as frames (see domain/shared/frames.ts). */

/** What the learner does for a living: the note, and the words for it. */
export const jobs: Record<string, string> = {
  nurse: 'perawat|suster|nurse',
  doctor: 'dokter|doctor|koas',
  midwife: 'bidan|midwife',
  teacher: 'guru|teacher|dosen|lecturer|pengajar',
  student: 'mahasiswa|mahasiswi|pelajar|siswa|siswi|student|anak_kuliahan',
  receptionist: 'resepsionis|receptionist|front_office|front_desk',
  waiter: 'pelayan|waiter|waitress|barista|server',
  chef: 'koki|chef|cook|juru_masak',
  driver: 'sopir|supir|driver|ojol|ojek',
  guide: 'guide|pemandu|tour_guide|tour_leader',
  cashier: 'kasir|cashier|spg|pramuniaga',
  engineer: 'insinyur|engineer|teknisi|programmer|developer|software_engineer',
  analyst: 'analis|analyst|data_analyst|akuntan|accountant',
  manager: 'manajer|manager|supervisor|spv|direktur|director',
  secretary: 'sekretaris|secretary|admin_kantor|staf_admin|administrator',
  'HR officer': 'hrd|hr|recruiter|personalia',
  salesperson: 'sales|marketing|salesman|telemarketer',
  'customer service agent': 'cs|customer_service|call_center',
  freelancer: 'freelancer|pekerja_lepas|desainer|designer',
  'business owner': 'pengusaha|wirausaha|entrepreneur|business_owner|pemilik_toko',
  'flight attendant': 'pramugari|pramugara|flight_attendant|cabin_crew',
  housewife: 'ibu_rumah_tangga|irt|housewife|stay_at_home_mom',
  'job seeker': 'pencari_kerja|pengangguran|fresh_graduate|job_seeker',
}

/** What the English is for. */
export const learningGoals: Record<string, string> = {
  IELTS: 'ielts',
  TOEFL: 'toefl',
  TOEIC: 'toeic',
  'a job interview': 'interview|wawancara|job_interview|interview_kerja|wawancara_kerja',
  'study abroad': 'kuliah_di_luar|kuliah_luar|study_abroad|beasiswa|scholarship|s2_di_luar',
  'work': 'kerja|kantor|work|meeting|pekerjaan|job|karir|career|klien|clients',
  'travel': 'traveling|travelling|travel|liburan|jalan-jalan|trip|holiday',
  'moving abroad': 'pindah_ke|migrasi|move_to|moving_to',
}

export const levels: Record<string, string> = {
  beginner: 'pemula|beginner|dari_nol|nol|basic|dasar|a1|a2',
  intermediate: 'menengah|intermediate|b1|b2|lumayan_bisa',
  advanced: 'mahir|lanjutan|advanced|c1|c2|lancar',
}

/** Each word list stands where its name is. */
export const noteFrames = {
  job: `
    … saya|aku|gue|gw|gua|i'm|im|i_am kan|itu|juga|cuma|hanya|just|currently|sekarang? kerja|bekerja|working|seorang|jadi|sebagai|as? jadi|sebagai|as? a|an? WORDS …
    … i work as a|an? WORDS …
    … profesi|pekerjaan|job saya|aku|ku|my? itu|adalah|is? a|an? WORDS …`,
  goal: `
    … buat|untuk|for|persiapan|preparing_for|prepare_for|prepping_for|target|ngejar|demi my|the|a|an|tes|ujian|test|keperluan? WORDS …
    … mau|ingin|pengen|pgn|want_to|going_to|need_to|plan_to|akan|bakal ambil|ikut|tes|take|ujian|pass|sit|lulus|punya|pass|do? the|my|an|tes|ujian? WORDS …
    … belajar|learn|learning|study|studying inggris|english|bahasa_inggris? buat|untuk|for|demi my|the|a|an? WORDS …
    … my|besok|minggu_depan|bulan_depan|ada WORDS test|exam|is|in|besok|minggu|bulan …`,
  level: `
    … saya|aku|gue|gw|i'm|im|i_am|levelku|level|my_level_is|level_saya|masih|still|kelas|at masih|still|a|an|level|di|at|is|baru|mulai|the? WORDS …
    … mulai|belajar|start|starting|learn dari|from WORDS …`,
} as const

/** What is asked about the notes. */
export const noteQuestions = {
  shown: `
    … what do you know|remember|have about me|us …
    … what have you noted|written|remembered|stored|saved|learned|learnt about? me …
    … apa yang|aja|saja? kamu|miss|kiky|kak|anda? tahu|tau|ingat|inget|simpan|catat|catet tentang|soal|mengenai|dari aku|saya|diriku|gue|gw|ku …
    … kamu|miss|kiky|kak tahu|tau|ingat|inget apa|apa_aja|apa_saja? tentang|soal|dari? aku|saya|diriku|gue|gw …
    … masih? ingat|inget|kenal aku|saya|gue|gw gak|kan|ga|nggak|siapa?
    … do you remember|know me|who_i_am …
    … catatan|catatanmu|notes|your_notes tentang|about|soal aku|saya|me …`,
  forgotten: `
    … lupakan|lupain|hapus|hapusin|apus|delete|forget|erase|clear semua|all|everything|seluruh|tentang|about|catatan|notes|the|my|your? catatan|catatanmu|notes|tentang|about|soal|the|everything? aku|saya|me|diriku|gue|gw|ku|notes|catatan|catatanku …
    … lupakan|lupain|forget aku|saya|me|gue|gw|diriku …
    … hapus|delete|erase catatanmu|catatanku|your_notes|my_notes …
    … jangan|don't|stop ingat|inget|catat|simpan|remember|remembering|note apa_apa|apapun|anything|data|info? tentang|about|soal? aku|saya|me|my …`,
} as const
