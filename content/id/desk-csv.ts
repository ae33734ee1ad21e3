/** The first line of the file of people, by column, and answers in it. */
export const texts = {
  'id': 'Kode',
  'name': 'Nama',
  'phone': 'Nomor WhatsApp',
  'email': 'E-mail',
  'city': 'Kota',
  'goal': 'Tujuan',
  'program': 'Program',
  'company': 'Perusahaan',
  'start_date': 'Mulai',
  'language': 'Bahasa',
  'kind': 'Lewat',
  'source': 'Sumber',
  'submissions': 'Kiriman',
  'step': 'Langkah',
  'lost_reason': 'Alasan batal',
  'lost_words': 'Tambahan alasan',
  'owner': 'Pemegang',
  'wants_news': 'Mau info promo',
  'arrived': 'Pertama masuk (WIB)',
  'newest': 'Terakhir masuk (WIB)',
  'answered': 'Dijawab (WIB)',
  'next_contact': 'Hubungi lagi (WIB)',
  'yes': 'ya',
  'no': 'tidak',
}

export type CsvTexts = Record<keyof typeof texts, string>
