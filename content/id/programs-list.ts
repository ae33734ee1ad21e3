import type { ProgramKind } from '../../domain/school/school.ts'
import type { Program } from '../shapes.ts'
import { programCards } from './program-cards.ts'

export const programs: readonly Program[] = [
  {
    ...card('general-english'),
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
  },
  {
    ...card('business-english'),
    lead: 'Untuk Anda yang mengikuti rapat, menulis, dan bernegosiasi dalam bahasa Inggris. Terbuka bagi profesional perorangan maupun tim perusahaan.',
    registerLabel: 'Daftar Sekarang',
    learnTitle: 'Yang akan Anda pelajari',
    learn: [
      {
        icon: 'presentation',
        title: 'Presentasi',
        text: 'Membuka dengan yakin, menjelaskan data, dan menjawab pertanyaan sulit.',
      },
      { icon: 'mail', title: 'E-mail bisnis', text: 'Nada yang tepat: sopan, jelas, dan tidak bertele-tele.' },
      { icon: 'users', title: 'Rapat', text: 'Memimpin, menyela dengan santun, dan merangkum keputusan.' },
      {
        icon: 'handshake',
        title: 'Negosiasi',
        text: 'Menawar, bertahan, dan mencapai kesepakatan tanpa merusak hubungan.',
      },
      { icon: 'video', title: 'Telepon dan video', text: 'Tetap percaya diri meski sinyal tidak bersahabat.' },
      { icon: 'file-text', title: 'Laporan', text: 'Ringkas, runtut, dan siap dibaca kantor pusat.' },
    ],
    pathTitle: 'Kurikulum',
    path: [
      {
        mark: '1',
        title: 'Fondasi profesional',
        text: 'Memperkenalkan diri dan perusahaan, mengatur jadwal, menulis e‑mail pendek. Anda siap menyambut tamu dan menerima telepon dari luar negeri.',
      },
      {
        mark: '2',
        title: 'Komunikasi tim',
        text: 'Rapat rutin, laporan kemajuan, dan koordinasi lewat chat. Anda bisa menyampaikan pendapat, bertanya, dan merangkum hasil rapat.',
      },
      {
        mark: '3',
        title: 'Klien dan mitra',
        text: 'Panggilan video, obrolan ringan, dan menanggapi keluhan. Anda bisa menjelaskan produk dan menjaga hubungan dengan klien.',
      },
      {
        mark: '4',
        title: 'Presentasi dan negosiasi',
        text: 'Menyusun alur, menjelaskan grafik, dan membahas syarat. Anda bisa meyakinkan pendengar dan mencapai kesepakatan.',
      },
      {
        mark: '5',
        title: 'Kepemimpinan',
        text: 'Strategi, krisis, umpan balik, dan tim lintas budaya. Anda bisa memimpin pembicaraan yang sulit dengan tenang.',
      },
    ],
    whyTitle: 'Kenapa Business English di {shortBrand}',
    why: [
      'Materi kami susun dari pekerjaan tim Anda sehari-hari',
      'Tes penempatan untuk setiap peserta, jadi levelnya pas',
      'Jadwal dibicarakan bersama, mengikuti ritme kerja Anda',
      'Pengajar lokal dan internasional yang akrab dengan dunia usaha',
    ],
    teachers: ['dewi-lestari', 'james-miller', 'sarah-thompson'],
    questions: [
      {
        question: 'Bisakah kelas diadakan di kantor kami?',
        answer:
          'Sampaikan saja kebutuhan Anda: di kota mana, berapa pesertanya, dan apakah lebih cocok di kantor, di tempat kami, atau daring. Tim kami akan memberi tahu pilihan yang tersedia. Caranya, isi formulir kelas percobaan dengan pilihan “Perusahaan”, atau hubungi kami lewat telepon dan e‑mail di bagian bawah halaman.',
      },
      {
        question: 'Apakah materinya bisa disesuaikan?',
        answer:
          'Bisa. Materi kami susun dari pekerjaan tim Anda sehari-hari: e‑mail, rapat, sampai istilah di bidang Anda. Contoh dokumen kerja akan sangat membantu, asalkan data rahasianya sudah dihapus.',
      },
      {
        question: 'Bagaimana kemajuan peserta dilaporkan?',
        answer:
          'Tes penempatan menjadi titik awalnya. Setelah itu, kemajuan terlihat dari tugas nyata seperti e‑mail, rapat, dan presentasi. Sebelum kelas dimulai, sampaikan apa yang dibutuhkan tim HR Anda, lalu kami jelaskan bentuk laporan yang bisa kami siapkan.',
      },
      {
        question: 'Berapa biayanya, dan adakah proposal?',
        answer:
          'Biaya kami sampaikan setelah mengetahui jumlah peserta, tujuan, dan tempat belajarnya. Proposal untuk perusahaan bisa Anda baca di halaman Dokumen setelah masuk ke akun. Belum punya akun? Anda bisa membuatnya di situs ini dengan alamat e‑mail.',
      },
    ],
  },
  {
    ...card('exam-prep'),
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
  },
  {
    ...card('interpreter-services'),
    lead: 'Juru bahasa profesional untuk rapat, konferensi, dan kunjungan bisnis Anda. Pesan tersampaikan utuh, suasana tetap hangat.',
    registerLabel: 'Pesan Layanan',
    learnTitle: 'Layanan kami',
    learn: [
      {
        icon: 'briefcase',
        title: 'Rapat bisnis',
        text: 'Negosiasi, rapat direksi, dan pertemuan dengan mitra asing.',
      },
      { icon: 'mic', title: 'Konferensi dan seminar', text: 'Dari sambutan pembuka sampai sesi tanya jawab.' },
      {
        icon: 'factory',
        title: 'Kunjungan pabrik',
        text: 'Tur lapangan, audit, dan inspeksi dengan istilah teknis.',
      },
      { icon: 'scale', title: 'Hukum dan notaris', text: 'Pertemuan resmi yang menuntut ketepatan istilah.' },
      {
        icon: 'notebook-pen',
        title: 'Pelatihan dan lokakarya',
        text: 'Pemateri asing terasa dekat, peserta leluasa bertanya.',
      },
      {
        icon: 'video',
        title: 'Acara daring',
        text: 'Webinar dan rapat video, di platform yang biasa Anda pakai.',
      },
    ],
    pathTitle: 'Jenis layanan',
    path: [
      {
        mark: '1',
        title: 'Konsekutif',
        text: 'Pembicara berhenti sejenak, lalu juru bahasa menyampaikan isinya. Tidak perlu alat khusus, tetapi acara jadi lebih panjang. Pilih ini untuk rapat kecil, negosiasi, wawancara, dan kunjungan pabrik.',
      },
      {
        mark: '2',
        title: 'Simultan',
        text: 'Dari bilik kedap suara, juru bahasa berbicara bersamaan dengan pembicara, dan peserta mendengarkan lewat headset atau saluran daring. Acara tidak terhenti. Pilih ini untuk konferensi, seminar, dan acara berpeserta banyak.',
      },
      {
        mark: '3',
        title: 'Berbisik (whisper)',
        text: 'Juru bahasa duduk di samping pendengar dan berbisik selagi pembicara berbicara. Tidak perlu alat, cukup ruang yang tenang. Pilih ini bila hanya satu atau dua orang yang memerlukannya.',
      },
    ],
    whyTitle: 'Kenapa juru bahasa kami',
    why: [
      'Briefing istilah dan agenda sebelum acara',
      'Kerahasiaan pembicaraan Anda dijaga',
      'Juru bahasa yang memahami budaya kedua pihak',
      'Bekerja bergantian dalam tim untuk acara panjang',
    ],
    teachers: [],
    questions: [
      {
        question: 'Berapa hari sebelumnya harus memesan?',
        answer:
          'Makin awal makin baik, karena juru bahasa perlu waktu untuk mempelajari topik dan istilah acara Anda. Isi tanggal acara di kolom “Mulai tanggal” pada formulir, lalu tim kami memberi tahu apakah juru bahasanya tersedia. Kalau mendesak, telepon kami langsung. Nomornya ada di bagian bawah halaman.',
      },
      {
        question: 'Apakah tersedia di luar Jakarta?',
        answer:
          'Kami mengeceknya per kota dan tanggal. Pilih kota acara pada formulir, atau hubungi kami lewat telepon dan e‑mail kalau kotanya tidak ada dalam daftar. Tim kami akan memberi tahu ketersediaan dan biayanya. Acara daring tidak terikat kota.',
      },
      {
        question: 'Bahasa apa saja yang dilayani?',
        answer:
          'Bahasa Indonesia dan bahasa Inggris, dua arah. Perlu bahasa lain atau juru bahasa tersumpah? Tanyakan saat kami menghubungi Anda, nanti kami beri tahu apakah tersedia.',
      },
      {
        question: 'Apa yang perlu kami siapkan?',
        answer:
          'Agenda, bahan presentasi, nama para pembicara, dan istilah khusus di bidang Anda. Untuk layanan simultan, beri tahu juga apakah tempat acaranya sudah punya bilik dan headset. Dari situ tim kami menyarankan jenis layanan yang pas dan menyampaikan biayanya.',
      },
    ],
  },
]

function card(id: ProgramKind) {
  const found = programCards.find((one) => one.id === id)
  if (!found) throw new Error(`There is no card for ${id}`)
  return found
}
