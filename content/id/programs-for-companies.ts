import { cardIn } from '../card-in.ts'
import type { Program } from '../shapes.ts'
import { programCards } from './program-cards.ts'

export const businessEnglish: Program = {
  ...cardIn(programCards, 'business-english'),
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
}

export const interpreterServices: Program = {
  ...cardIn(programCards, 'interpreter-services'),
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
}
