/** What learners say about themselves, and what they ask about it, as frames (see domain/shared/frames.ts). */

/** What the learner does for a living: the note, and the words for it. */
export const jobs: Record<string, string> = {
  nurse: 'perawat suster nurse',
  doctor: 'dokter doctor koas',
  midwife: 'bidan midwife',
  teacher: 'guru teacher dosen lecturer pengajar',
  student: 'mahasiswa mahasiswi pelajar siswa siswi student anak_kuliahan',
  receptionist: 'resepsionis receptionist front_office front_desk',
  waiter: 'pelayan waiter waitress barista server',
  chef: 'koki chef cook juru_masak',
  driver: 'sopir supir driver ojol ojek',
  guide: 'guide pemandu tour_guide tour_leader',
  cashier: 'kasir cashier spg pramuniaga',
  engineer: 'insinyur engineer teknisi programmer developer software_engineer',
  analyst: 'analis analyst data_analyst akuntan accountant',
  manager: 'manajer manager supervisor spv direktur director',
  secretary: 'sekretaris secretary admin_kantor staf_admin administrator',
  'HR officer': 'hrd hr recruiter personalia',
  salesperson: 'sales marketing salesman telemarketer',
  'customer service agent': 'cs customer_service call_center',
  freelancer: 'freelancer pekerja_lepas desainer designer',
  'business owner': 'pengusaha wirausaha entrepreneur business_owner pemilik_toko',
  'flight attendant': 'pramugari pramugara flight_attendant cabin_crew',
  housewife: 'ibu_rumah_tangga irt housewife stay_at_home_mom',
  'job seeker': 'pencari_kerja pengangguran fresh_graduate job_seeker',
}

/** What the English is for. */
export const learningGoals: Record<string, string> = {
  IELTS: 'ielts',
  TOEFL: 'toefl',
  TOEIC: 'toeic',
  'a job interview': 'interview wawancara job_interview interview_kerja wawancara_kerja',
  'study abroad': 'kuliah_di_luar kuliah_luar study_abroad beasiswa scholarship s2_di_luar',
  'work': 'kerja kantor work meeting pekerjaan job karir career klien clients',
  'travel': 'traveling travelling travel liburan jalan-jalan trip holiday',
  'moving abroad': 'pindah_ke migrasi move_to moving_to',
}

export const levels: Record<string, string> = {
  beginner: 'pemula beginner dari_nol nol basic dasar a1 a2',
  intermediate: 'menengah intermediate b1 b2 lumayan_bisa',
  advanced: 'mahir lanjutan advanced c1 c2 lancar',
}

/** Classes of words in the frames below; @value is the words of one job, goal or level. */
export const noteWords = {
  me: 'aku saya me diriku gue gw ku',
  i: "saya aku gue gw gua i'm im i_am",
  kiky: 'kamu miss kiky kak anda',
  just: 'kan itu juga cuma hanya just currently sekarang',
  working: 'kerja bekerja working seorang jadi sebagai as',
  my: 'my the a an tes ujian test keperluan',
  for: 'buat untuk for demi',
  preparing: '@for persiapan preparing_for prepare_for prepping_for target ngejar',
  want: 'mau ingin pengen pgn want_to going_to need_to plan_to akan bakal',
  take: 'ambil ikut tes take ujian pass sit lulus punya do',
  english: 'inggris english bahasa_inggris',
  learn: 'belajar learn learning study studying',
  soon: 'besok minggu_depan bulan_depan ada',
  still: 'masih still a an level di at is baru mulai the',
  level: 'levelku level my_level_is level_saya masih still kelas at',
  about: 'tentang about soal mengenai dari',
  know: 'tahu tau ingat inget simpan catat catet',
  noted: 'noted written remembered stored saved learned learnt',
  forget: 'lupakan lupain hapus hapusin apus delete forget erase clear',
  all: 'semua all everything seluruh',
  notes: 'catatan catatanmu catatanku notes',
  no: "jangan don't stop",
  remember: 'ingat inget catat simpan remember remembering note',
  anything: 'apa_apa apapun anything data info',
  myName: 'namaku nama_aku nama_saya nama_gue nama_gw',
}

export const noteFrames = {
  job: `
    … @i @just? @working? jadi|sebagai|as? a|an? @value …
    … i'm|im|i_am a|an * @value …
    … i work as a|an? @value …
    … profesi|pekerjaan|job saya|aku|ku|my? itu|adalah|is? a|an? @value …`,
  goal: `
    … @preparing @my? @value …
    … @want @take? @my? @value …
    … @learn @english? @for my|the|a|an? @value …
    … my|@soon @value test|exam|is|in|besok|minggu|bulan …`,
  level: `
    … @i|@level @still? @value …
    … mulai|belajar|start|starting|learn dari|from @value …`,
} as const

/** What is asked about the notes. */
export const noteQuestions = {
  shown: `
    … what do you know|remember|have about me|us …
    … what have you @noted about? me …
    … apa yang|aja|saja? @kiky? @know @about @me …
    … @kiky tahu|tau|ingat|inget apa|apa_aja|apa_saja? @about? @me …
    … masih? ingat|inget|kenal @me gak|kan|ga|nggak|siapa?
    … do you remember|know me|who_i_am …
    … @notes|your_notes @about @me …`,
  forgotten: `
    … @forget @all|@about|@notes|the|my|your? @notes|@about|the|everything? @me|@notes …
    … lupakan|lupain|forget @me …
    … hapus|delete|erase catatanmu|catatanku|your_notes|my_notes …
    … @no @remember @anything? @about? @me|my …`,
} as const

/** 'Siapa namaku?' */
export const nameQuestions = {
  name: `
    … siapa @myName …
    … @myName siapa …
    … ingat|inget|tau|tahu @myName …
    … ingat|inget|tau|tahu * @myName …
    … what's|what_is|what_was my name …
    … remember|know|forget|forgot my name …
    … who am i …`,
}

/** What somebody wants to be able to do, beside their work. */
export const fluencyWishes: ReadonlySet<string> = new Set(
  ['mau', 'pengen', 'pingin', 'ingin', 'biar', 'supaya', 'agar'].flatMap((wish) =>
    ['lancar', 'fasih', 'pede', 'jago', 'bisa'].map((able) => `${wish} ${able}`),
  ),
)
