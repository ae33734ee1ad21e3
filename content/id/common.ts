/** Texts that every page may show. */
export const common = {
  'skip': 'Langsung ke isi',
  'nav.label': 'Utama',
  'nav.home': 'Beranda',
  'nav.programs': 'Program',
  'nav.why': 'Kenapa Kami',
  'nav.teachers': 'Pengajar',
  'nav.reviews': 'Ulasan',
  'nav.contact': 'Kontak',
  'nav.homeLink': '{brand}, beranda',
  'menu.open': 'Buka menu',
  'menu.close': 'Tutup menu',
  'menu.label': 'Menu',
  'language.switch': 'EN: ganti bahasa ke Inggris',
  'language.short': 'EN',
  'register': 'Daftar Sekarang',
  'social.label': 'Media sosial',
  'footer.about':
    'Tempat orang dewasa Indonesia belajar bahasa Inggris, untuk pribadi dan perusahaan. Sudah 50 tahun lebih, dan masih terus melangkah.',
  'footer.links': 'Tautan cepat',
  'footer.dictionary': 'Kamus AI',
  'footer.contact': 'Hubungi kami',
  'footer.end': '© {brand}. Alamat, telepon, dan e-mail di atas masih contoh.',
  'loading': 'Memuat…',
  'close': 'Tutup',
  'error.title': 'Ada yang tersandung',
  'error.text': 'Maaf, terjadi sesuatu yang tidak kami duga. Coba muat ulang halamannya, biasanya langsung beres.',
  'error.reload': 'Muat Ulang Halaman',
  'error.details': 'Rincian galat',
  'error.language': 'Bahasanya belum bisa diganti. Periksa internetmu, lalu coba lagi.',
}

export type CommonTexts = Record<keyof typeof common, string>
