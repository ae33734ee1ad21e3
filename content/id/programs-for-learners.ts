import { cardIn } from '../card-in.ts'
import type { Program } from '../shapes.ts'
import { programCards } from './program-cards.ts'

export const generalEnglish: Program = {
  ...cardIn(programCards, 'general-english'),
  lead: 'Bahasa Inggris untuk hidup sehari-hari. Dari perkenalan sampai cerita panjang, kamu berlatih bicara sejak pertemuan pertama.',
  registerLabel: 'Daftar Sekarang',
  learnTitle: 'Yang akan kamu pelajari',
  learn: [
    {
      icon: 'messages-square',
      title: 'Percakapan',
      text: 'Memulai obrolan, menanggapi, dan mengakhirinya dengan wajar.',
    },
    { icon: 'puzzle', title: 'Tata bahasa', text: 'Aturan yang perlu saja, langsung dipakai dalam kalimat.' },
    {
      icon: 'book-a',
      title: 'Kosakata',
      text: 'Kata-kata yang benar-benar kamu temui di kantor, di jalan, dan di layar.',
    },
    {
      icon: 'audio-lines',
      title: 'Pelafalan',
      text: 'Bunyi yang sering tertukar, seperti “ship” dan “sheep”, dilatih satu per satu.',
    },
    {
      icon: 'headphones',
      title: 'Menyimak',
      text: 'Aksen Inggris, Amerika, Australia, sampai sesama orang Asia.',
    },
    { icon: 'pen-line', title: 'Menulis', text: 'Pesan singkat, e‑mail, dan cerita pendek yang rapi.' },
  ],
  pathTitle: 'Kurikulum',
  path: [
    {
      mark: 'A1',
      title: 'Langkah awal',
      text: 'Sapaan, angka, keluarga, dan belanja, dengan to be dan simple present. Kamu bisa memperkenalkan diri, memesan makanan, dan bertanya arah.',
    },
    {
      mark: 'A2',
      title: 'Sehari-hari',
      text: 'Rutinitas, pekerjaan, dan rencana, dengan simple past dan going to. Kamu bisa bercerita tentang akhir pekanmu dan membuat janji lewat telepon.',
    },
    {
      mark: 'B1',
      title: 'Mandiri',
      text: 'Perjalanan, pengalaman, dan pendapat, dengan present perfect dan perbandingan. Kamu bisa bepergian sendiri dan menjelaskan alasan di balik pilihanmu.',
    },
    {
      mark: 'B1+',
      title: 'Makin luwes',
      text: 'Berita, media sosial, dan budaya, dengan kalimat pengandaian dan kalimat tidak langsung. Kamu bisa ikut obrolan ramai-ramai dan menceritakan kembali isi film.',
    },
    {
      mark: 'B2',
      title: 'Lancar',
      text: 'Karier, teknologi, dan isu sosial, dengan kalimat pasif dan phrasal verb. Kamu bisa berdiskusi, berpresentasi, dan menonton tanpa bergantung pada subtitle.',
    },
    {
      mark: 'C1',
      title: 'Fasih',
      text: 'Idiom, humor, nuansa, dan gaya formal. Kamu bisa berdebat dengan halus, menangkap maksud tersirat, dan menulis dengan gayamu sendiri.',
    },
  ],
  whyTitle: 'Kenapa General English di {shortBrand}',
  why: [
    'Bicara lebih banyak daripada mencatat',
    'Tes penempatan di awal, jadi kamu mulai dari langkah yang pas',
    'Pengajar lokal dan internasional yang saling melengkapi',
    'Garansi uang kembali 30 hari',
  ],
  teachers: ['ratna-kusuma', 'ayu-pramesti', 'emily-carter'],
  questions: [
    {
      question: 'Saya benar-benar pemula, boleh ikut?',
      answer:
        'Boleh sekali. Level A1 memang dimulai dari nol, dari sapaan dan angka. Kamu ikut tes penempatan dulu supaya masuk ke kelas yang pas. Usia minimalnya 16 tahun.',
    },
    {
      question: 'Seperti apa tes penempatannya?',
      answer:
        'Tenang, tes ini bukan soal lulus atau gagal. Kami hanya ingin tahu kamu sudah sampai di langkah mana, jadi kamu tidak perlu belajar khusus. Setelah kamu mengisi formulir kelas percobaan, tim kami memberi tahu waktu dan caranya.',
    },
    {
      question: 'Berapa biayanya dan kapan jadwalnya?',
      answer:
        'Biaya, jadwal, dan jumlah peserta bisa berbeda di tiap kota dan level, jadi tim kami menyampaikannya langsung kepadamu. Isi formulir kelas percobaan, atau hubungi kami lewat telepon dan e‑mail di bagian bawah halaman. Sebutkan juga kapan kamu punya waktu, misalnya malam hari atau akhir pekan, supaya kami bisa mencarikan pilihan yang sesuai.',
    },
    {
      question: 'Bagaimana kalau ternyata tidak cocok?',
      answer:
        'Tidak apa-apa. Sampaikan dalam 30 hari pertama, uangmu kami kembalikan. Supaya lebih yakin sebelum mendaftar, coba dulu kelas percobaan gratisnya.',
    },
  ],
}

export const examPrep: Program = {
  ...cardIn(programCards, 'exam-prep'),
  lead: 'IELTS, TOEFL iBT, dan Cambridge FCE, CAE, CPE. Kenali soalnya, latih strateginya, lalu melangkah ke skor targetmu.',
  registerLabel: 'Daftar Sekarang',
  learnTitle: 'Yang akan kamu pelajari',
  learn: [
    {
      icon: 'target',
      title: 'Strategi per bagian',
      text: 'Cara membaca soal dan mengatur waktu di tiap bagian.',
    },
    {
      icon: 'timer',
      title: 'Simulasi penuh',
      text: 'Suasananya dibuat seperti ujian asli, lengkap dengan hitung mundur.',
    },
    {
      icon: 'clipboard-check',
      title: 'Umpan balik rinci',
      text: 'Writing dan Speaking dibahas per kriteria penilaian.',
    },
    {
      icon: 'chart-line',
      title: 'Peta skor',
      text: 'Kamu tahu posisimu sekarang dan apa langkah berikutnya.',
    },
    {
      icon: 'graduation-cap',
      title: 'Kosakata akademik',
      text: 'Kata yang sering muncul, dipelajari dalam konteks.',
    },
    { icon: 'layers', title: 'Bank soal', text: 'Latihan bertahap, dari yang mudah sampai yang menantang.' },
  ],
  pathTitle: 'Pilih ujianmu',
  path: [
    {
      mark: '1',
      title: 'IELTS',
      text: 'Academic dan General Training. Kamu berlatih membaca cepat, menjelaskan grafik atau menulis surat, menyusun esai, dan tampil tenang di wawancara Speaking.',
    },
    {
      mark: '2',
      title: 'TOEFL iBT',
      text: 'Seluruhnya di komputer, dengan Reading dan Listening yang adaptif. Kamu berlatih menulis e‑mail dan tanggapan diskusi, menirukan kalimat, dan menjawab pertanyaan wawancara lewat mikrofon.',
    },
    {
      mark: '3',
      title: 'Cambridge FCE (B2 First)',
      text: 'Bukti kemampuan setara B2. Kamu berlatih Use of English, menulis esai dan teks pilihan seperti artikel atau ulasan, dan berbicara berpasangan.',
    },
    {
      mark: '4',
      title: 'Cambridge CAE (C1 Advanced)',
      text: 'Untuk kuliah dan kerja di tingkat lanjut. Kamu berlatih membandingkan beberapa teks, menulis esai, proposal, atau laporan, dan berdiskusi dengan argumen yang runtut.',
    },
    {
      mark: '5',
      title: 'Cambridge CPE (C2 Proficiency)',
      text: 'Ujian tertinggi dari Cambridge. Kamu berlatih menangkap nuansa, merangkum dan menilai dua teks dalam satu esai, dan berbicara panjang tanpa kehilangan arah.',
    },
  ],
  whyTitle: 'Kenapa Persiapan Ujian di {shortBrand}',
  why: [
    'Pengajar yang paham rubrik penilaian',
    'Rencana belajar mengikuti tanggal ujianmu',
    'Simulasi berkala yang dibahas bersama',
    'Banyak latihan bicara, bukan hanya mengerjakan soal',
  ],
  teachers: ['bayu-siregar', 'james-miller', 'emily-carter'],
  questions: [
    {
      question: 'Lebih baik IELTS atau TOEFL?',
      answer:
        'Cek dulu mana yang diminta kampus, beasiswa, atau negara tujuanmu. Kalau keduanya diterima, pilih yang gayanya cocok: Speaking di IELTS berupa percakapan langsung dengan penguji, sedangkan di TOEFL iBT jawabanmu direkam di komputer. Masih ragu? Ceritakan tujuanmu saat kami menghubungimu, nanti kita timbang bersama.',
    },
    {
      question: 'Berapa lama persiapan yang ideal?',
      answer:
        'Tergantung kemampuanmu sekarang, skor targetmu, dan waktu belajarmu tiap minggu. Karena itu kamu mulai dengan tes penempatan, lalu rencana belajarnya disusun mundur dari tanggal ujian. Kalau dasarnya masih perlu diperkuat, General English bisa jadi langkah pertama yang baik.',
    },
    {
      question: 'Apakah ada simulasi ujian?',
      answer:
        'Ada. Simulasi dikerjakan dengan batas waktu seperti ujian asli, lalu hasilnya dibahas supaya kamu tahu bagian mana yang perlu dilatih. Waktu simulasi di tiap kelas disampaikan tim kami saat kamu mendaftar.',
    },
    {
      question: 'Apakah ujian resminya sudah termasuk?',
      answer:
        'Program ini kelas persiapan. Ujian resminya diselenggarakan oleh lembaga penguji masing-masing, jadi pendaftaran, tanggal, dan biayanya mengikuti mereka. Untuk biaya dan jadwal kelas kami, isi formulir kelas percobaan atau hubungi kami lewat telepon dan e‑mail di bagian bawah halaman.',
    },
  ],
}
